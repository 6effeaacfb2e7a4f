-- Claims an event in review for :accountId until :expiresAt, unless another account's claim has not
-- expired. Returns the claim that holds; no row when the event is not in review.
WITH reviewed AS (
  SELECT p.id FROM poi p WHERE p.id = :poiId::uuid AND EXISTS (SELECT FROM poi_version v WHERE v.poi_id = p.id AND v.status = 'in-review')
), upserted AS (
  INSERT INTO review_claim AS c (poi_id, account_id, claimed_at, expires_at)
  SELECT reviewed.id, :accountId, :now::timestamptz, :expiresAt::timestamptz FROM reviewed
  ON CONFLICT (poi_id) DO UPDATE SET account_id = excluded.account_id, claimed_at = excluded.claimed_at, expires_at = excluded.expires_at
    WHERE c.account_id = excluded.account_id OR c.expires_at <= :now::timestamptz
  RETURNING poi_id, account_id, expires_at
), current AS (
  SELECT account_id, expires_at FROM upserted
  UNION ALL
  SELECT c.account_id, c.expires_at FROM review_claim c JOIN reviewed ON reviewed.id = c.poi_id WHERE NOT EXISTS (SELECT FROM upserted)
)
SELECT s.account_id = :accountId AS "isMine", a.first_name AS "firstName", to_char(s.expires_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "expiresAt"
FROM current s JOIN account a ON a.id = s.account_id
