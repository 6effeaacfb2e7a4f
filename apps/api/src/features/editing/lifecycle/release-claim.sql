-- Deletes the claim on :poiId. Returns its moderator while the claim is valid as of :now, unless
-- that is :accountId or the address is not verified.
WITH released AS (DELETE FROM review_claim WHERE poi_id = :poiId::uuid RETURNING account_id, expires_at)
SELECT a.id, a.email, a.first_name AS "firstName"
FROM released r JOIN account a ON a.id = r.account_id
WHERE r.expires_at > :now::timestamptz AND a.id <> :accountId::text AND a.email_verified_at IS NOT NULL
