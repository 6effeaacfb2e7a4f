-- The sources of organisations of which :accountId is a member: all of them, those of :organisationId,
-- or :sourceId alone; with :isTeam also those of no organisation, with :isOfTeam these alone. Newest
-- first, ties by id. Null does not filter.
-- `isWaiting`: a worker is to read it, which waits while its organisation is not approved.
-- `missing`: its events to come that it no longer gives, unless another address of the organisation does,
-- out of the :missingCandidates that it has last ceased to give.
SELECT s.id::text, CASE WHEN o.id IS NOT NULL THEN jsonb_build_object('id', o.id, 'name', o.name) END AS organisation, s.url, s.name, s.format, s.status,
  coalesce(s.next_pull_at <= :now::timestamptz, false) AND coalesce(o.status = 'approved', true) AS "isWaiting",
  s.preview, s.outcome, s.fault, s.failures, coalesce(gone.events, '[]'::json) AS missing,
  to_char(s.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "createdAt",
  to_char(s.attempted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "attemptedAt",
  to_char(s.pulled_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "pulledAt",
  to_char(s.next_pull_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "nextPullAt"
FROM followed_source s LEFT JOIN organisation o ON o.id = s.organisation_id
LEFT JOIN LATERAL (
  SELECT json_agg(json_build_object('poiId', g.id, 'title', g.label) ORDER BY g.label, g.id) AS events FROM (
    SELECT p.id, v.label FROM (
      SELECT x.ext_id FROM followed_record x WHERE x.source_id = s.id AND x.missing_since IS NOT NULL
        AND (x.ends_on IS NULL OR x.ends_on >= (:now::timestamptz AT TIME ZONE 'Europe/Paris')::date)
      ORDER BY x.missing_since DESC, x.ext_id LIMIT :missingCandidates::int) r
    JOIN poi p ON p.source = coalesce(s.poi_source, 'import:' || s.organisation_id) AND p.ext_id = r.ext_id
      AND p.organisation_id IS NOT DISTINCT FROM s.organisation_id
      AND p.archived_at IS NULL AND p.live_state <> 'cancelled'
    CROSS JOIN LATERAL (SELECT x.id, x.label FROM poi_version x WHERE x.poi_id = p.id AND x.status <> 'archived'
      ORDER BY x.status = 'published' DESC, x.number DESC LIMIT 1) v
    WHERE EXISTS (SELECT FROM period d WHERE d.version_id = v.id AND d.end_date >= (:now::timestamptz AT TIME ZONE 'Europe/Paris')::date)
      AND NOT EXISTS (SELECT FROM followed_record o JOIN followed_source f ON f.id = o.source_id
        WHERE f.organisation_id = s.organisation_id AND o.ext_id = r.ext_id AND o.missing_since IS NULL)
    ORDER BY v.label, p.id LIMIT :mostMissing::int) g
) gone ON true
WHERE CASE WHEN s.organisation_id IS NULL THEN :isTeam::boolean
    ELSE s.organisation_id IN (SELECT m.organisation_id FROM membership m WHERE m.account_id = :accountId::text) END
  AND (NOT :isOfTeam::boolean OR s.organisation_id IS NULL)
  AND (:organisationId::uuid IS NULL OR s.organisation_id = :organisationId::uuid)
  AND (:sourceId::uuid IS NULL OR s.id = :sourceId::uuid)
ORDER BY s.created_at DESC, s.id DESC
LIMIT :most::int
