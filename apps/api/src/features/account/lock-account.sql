-- Locks an account until the end of the transaction; no row when it no longer exists. `isLeaving`:
-- its deletion was confirmed. `isAlone`: no other account has its address (a sign-up may reuse the
-- address while this account is being deleted).
SELECT a.email, a.first_name AS "firstName", a.locale, a.is_pro AS "isPro", a.email_verified_at IS NOT NULL AS "isVerified", a.leaving_at IS NOT NULL AS "isLeaving",
  NOT EXISTS (SELECT FROM account o WHERE o.email = a.email AND o.id <> a.id) AS "isAlone"
FROM account a WHERE a.id = :accountId::text FOR UPDATE OF a
