-- Records the outcome of attempt :attempts of a delivery: 'delivered', 'failed', or 'pending' for a
-- retry at :retryAt. An attempt that another worker has repeated is left unchanged. A success ends
-- the failures of the webhook, a failure begins them; failures since :pauseSince or earlier make an
-- active webhook 'failing'. Returns the id of the webhook if this paused it.
WITH settled AS (
  UPDATE webhook_delivery d SET status = :status, next_attempt_at = coalesce(:retryAt::timestamptz, d.next_attempt_at),
    attempted_at = :now::timestamptz, status_code = :statusCode::int, fault = :fault
  WHERE d.id = :id::uuid AND d.status = 'pending' AND d.attempts = :attempts::int
  RETURNING d.webhook_id
), changed AS (
  UPDATE webhook w SET failing_since = CASE WHEN :status = 'delivered' THEN NULL ELSE coalesce(w.failing_since, :now::timestamptz) END,
    status = CASE WHEN :status <> 'delivered' AND w.status = 'active' AND w.failing_since <= :pauseSince::timestamptz THEN 'failing' ELSE w.status END
  FROM settled s, webhook b WHERE w.id = s.webhook_id AND b.id = w.id
    AND (:status <> 'delivered' OR w.failing_since IS NOT NULL)
  RETURNING w.id, w.organisation_id, w.url, w.status, b.status AS status_before
)
SELECT id::text, organisation_id::text AS "organisationId", url FROM changed WHERE status = 'failing' AND status_before = 'active'
