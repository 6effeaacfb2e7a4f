-- An account, held until the end of the transaction; none when it is gone. `isLeaving`: its deletion was asked for. `isAlone`: no other account
-- has its address, as one may that was made while this one was about to go.
SELECT a.email, a.first_name AS "firstName", a.locale, a.email_verified_at IS NOT NULL AS "isVerified", a.leaving_at IS NOT NULL AS "isLeaving",
  NOT EXISTS (SELECT FROM account o WHERE o.email = a.email AND o.id <> a.id) AS "isAlone"
FROM account a WHERE a.id = :accountId::text FOR UPDATE OF a
