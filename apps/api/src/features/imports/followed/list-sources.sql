-- The sources of organisations of which :accountId is a member: all of them, those of
-- :organisationId, or :sourceId alone; newest first, ties by id. Null does not filter.
SELECT s.id::text, jsonb_build_object('id', o.id, 'name', o.name) AS organisation, s.url, s.name, s.format, s.status,
  coalesce(s.next_pull_at <= :now::timestamptz, false) AS "isWaiting",
  s.preview, s.outcome, s.fault, s.failures,
  to_char(s.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "createdAt",
  to_char(s.attempted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "attemptedAt",
  to_char(s.pulled_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "pulledAt",
  to_char(s.next_pull_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "nextPullAt"
FROM membership m JOIN organisation o ON o.id = m.organisation_id JOIN followed_source s ON s.organisation_id = o.id
WHERE m.account_id = :accountId::text
  AND (:organisationId::uuid IS NULL OR s.organisation_id = :organisationId::uuid)
  AND (:sourceId::uuid IS NULL OR s.id = :sourceId::uuid)
ORDER BY s.created_at DESC, s.id DESC
LIMIT :most::int
