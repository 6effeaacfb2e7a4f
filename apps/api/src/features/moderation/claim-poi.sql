-- Claims an event in review for :accountId until :expiresAt, unless another account's claim has not
-- expired. Returns the valid claim; no row when the event is not in review. The claim of another
-- account is written back unchanged: when a concurrent transaction has just inserted it, this
-- statement's snapshot lacks it, and only RETURNING sees it.
WITH claimed AS (
  INSERT INTO review_claim AS c (poi_id, account_id, claimed_at, expires_at)
  SELECT p.id, :accountId, :now::timestamptz, :expiresAt::timestamptz
  FROM poi p
  WHERE p.id = :poiId::uuid AND EXISTS (SELECT FROM poi_version v WHERE v.poi_id = p.id AND v.status = 'in-review')
  ON CONFLICT (poi_id) DO UPDATE SET
    account_id = CASE WHEN c.account_id <> excluded.account_id AND c.expires_at > :now::timestamptz THEN c.account_id ELSE excluded.account_id END,
    claimed_at = CASE WHEN c.account_id <> excluded.account_id AND c.expires_at > :now::timestamptz THEN c.claimed_at ELSE excluded.claimed_at END,
    expires_at = CASE WHEN c.account_id <> excluded.account_id AND c.expires_at > :now::timestamptz THEN c.expires_at ELSE excluded.expires_at END
  RETURNING account_id, expires_at
)
SELECT c.account_id = :accountId AS "isMine", a.first_name AS "firstName", to_char(c.expires_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "expiresAt"
FROM claimed c JOIN account a ON a.id = c.account_id
