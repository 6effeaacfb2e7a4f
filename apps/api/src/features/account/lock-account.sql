-- The account that is about to go, held until the end of the transaction; none when it is gone already.
SELECT email, first_name AS "firstName", locale, email_verified_at IS NOT NULL AS "isVerified" FROM account WHERE id = :accountId::text FOR UPDATE
