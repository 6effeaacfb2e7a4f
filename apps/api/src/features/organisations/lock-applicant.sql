-- Whoever declares or joins an organisation, held until the end of the transaction: he does one such thing at a time, and is not deleted meanwhile.
SELECT a.id, a.email, a.first_name AS "firstName", a.locale FROM account a WHERE a.id = :accountId::text AND a.leaving_at IS NULL FOR NO KEY UPDATE
