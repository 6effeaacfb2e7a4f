-- Events with open reports that are not archived, latest report first. A page begins after the
-- report :after, null for the first one. `reports`: the :shown latest of the event, latest first;
-- `kinds`: most frequent first, ties by name. `startDate`: the first day of the earliest period that
-- is not over, else of the last period.
WITH latest AS (
  SELECT f.id, f.poi_id FROM feedback f JOIN poi p ON p.id = f.poi_id AND p.archived_at IS NULL
  WHERE f.report_kind IS NOT NULL AND f.done_at IS NULL AND (:after::uuid IS NULL OR f.id < :after::uuid)
    AND NOT EXISTS (SELECT FROM feedback n WHERE n.poi_id = f.poi_id AND n.report_kind IS NOT NULL AND n.done_at IS NULL AND n.id > f.id)
  ORDER BY f.id DESC
  LIMIT :pageSize::int
)
SELECT p.id, p.slug_fr AS "slugFr", v.label, v.status, v.locality, p.is_enabled AS "isEnabled", v.is_permanent AS "isPermanent",
  coalesce((SELECT min(x.start_date) FROM period x WHERE x.version_id = v.id AND x.ends_at > :now::timestamptz),
    (SELECT max(x.start_date) FROM period x WHERE x.version_id = v.id))::text AS "startDate",
  CASE WHEN o.id IS NOT NULL THEN jsonb_build_object('id', o.id, 'name', o.name) END AS organisation,
  NOT :isAdmin::boolean AND EXISTS (
    SELECT FROM membership m WHERE m.organisation_id = p.organisation_id AND m.account_id = :accountId::text) AS "isOwn",
  latest.id AS "latestReportId",
  (SELECT count(*)::int FROM feedback f WHERE f.poi_id = p.id AND f.report_kind IS NOT NULL AND f.done_at IS NULL) AS total,
  (SELECT jsonb_agg(jsonb_build_object('kind', k.kind, 'count', k.times) ORDER BY k.times DESC, k.kind)
    FROM (SELECT f.report_kind AS kind, count(*)::int AS times FROM feedback f
      WHERE f.poi_id = p.id AND f.report_kind IS NOT NULL AND f.done_at IS NULL GROUP BY f.report_kind) k) AS kinds,
  (SELECT jsonb_agg(jsonb_build_object('id', r.id, 'kind', r.report_kind, 'message', r.message, 'email', r.email,
      'createdAt', to_char(r.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) ORDER BY r.id DESC)
    FROM (SELECT f.id, f.report_kind, f.message, f.email, f.created_at FROM feedback f
      WHERE f.poi_id = p.id AND f.report_kind IS NOT NULL AND f.done_at IS NULL ORDER BY f.id DESC LIMIT :shown::int) r) AS reports
FROM latest
JOIN poi p ON p.id = latest.poi_id
JOIN LATERAL (
  SELECT w.id, w.label, w.status, w.locality, w.is_permanent FROM poi_version w
  WHERE w.poi_id = p.id AND w.status <> 'archived'
  ORDER BY (w.status = 'published') DESC, w.number DESC
  LIMIT 1
) v ON true
LEFT JOIN organisation o ON o.id = p.organisation_id
ORDER BY latest.id DESC
