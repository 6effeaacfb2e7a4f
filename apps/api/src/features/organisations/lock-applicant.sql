-- Locks the account that declares or joins an organisation until the end of the transaction:
-- serialises its declarations, and prevents its deletion meanwhile. No row when the account is
-- deleted or being deleted.
SELECT a.id, a.email, a.first_name AS "firstName", a.locale FROM account a WHERE a.id = :accountId::text AND a.leaving_at IS NULL FOR NO KEY UPDATE
