-- Whether another account than :accountId has a valid claim on :poiId as of :now.
SELECT EXISTS (
  SELECT FROM review_claim c WHERE c.poi_id = :poiId::uuid AND c.account_id <> :accountId::text AND c.expires_at > :now::timestamptz
) AS "isClaimed"
