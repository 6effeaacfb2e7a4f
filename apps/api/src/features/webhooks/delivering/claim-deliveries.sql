-- Claims at most :perWebhook deliveries of each active webhook that are due at :now, :count in all,
-- one of each organisation in turn, the longest due first, with a lease until :leaseUntil, after which workers may claim them again.
-- Counts the attempt. SKIP LOCKED: concurrent workers claim different ones. secretBefore is null
-- once it no longer signs.
-- Those of suspended organisations wait.
WITH ready AS (
  SELECT d.id, d.next_attempt_at, row_number() OVER (PARTITION BY w.organisation_id ORDER BY d.next_attempt_at, d.id) AS turn
  FROM webhook w JOIN organisation o ON o.id = w.organisation_id AND o.status <> 'suspended'
  CROSS JOIN LATERAL (
    SELECT x.id, x.next_attempt_at FROM webhook_delivery x
    WHERE x.webhook_id = w.id AND x.status = 'pending' AND x.next_attempt_at <= :now::timestamptz
    ORDER BY x.next_attempt_at, x.sequence LIMIT :perWebhook::int FOR UPDATE SKIP LOCKED
  ) d
  WHERE w.status = 'active'
), due AS (
  SELECT id FROM ready ORDER BY turn, next_attempt_at, id LIMIT :count::int
), claimed AS (
  UPDATE webhook_delivery d SET next_attempt_at = :leaseUntil::timestamptz, attempts = d.attempts + 1 FROM due WHERE d.id = due.id
  RETURNING d.*
)
SELECT c.id::text, c.webhook_id::text AS "webhookId", w.organisation_id::text AS "organisationId", w.url, w.secret,
  CASE WHEN w.secret_before_until > :now::timestamptz THEN w.secret_before END AS "secretBefore",
  c.sequence::int, c.poi_id::text AS "poiId", c.type, c.occurred_at AS "occurredAt", c.cause, c.reasons, c.attempts
FROM claimed c JOIN webhook w ON w.id = c.webhook_id
ORDER BY c.sequence
