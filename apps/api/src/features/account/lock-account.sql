-- The account that is about to go, held until the end of the transaction; none when it is gone already.
SELECT email, first_name AS "firstName", locale FROM account WHERE id = :accountId::text FOR UPDATE
