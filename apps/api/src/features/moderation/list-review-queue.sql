-- Events in review, longest waiting first, ties by id. `duplicates` counts the events that
-- list-duplicates.sql lists, without its limit of ten. A null :organisationId or :origin keeps all.
SELECT p.id, p.edit_version AS version, v.label, v.themes[1] AS theme, v.locality,
  (SELECT min(d.start_date)::text FROM period d WHERE d.version_id = v.id) AS "startDate",
  v.main_media_id AS "mainMediaFileId",
  CASE WHEN o.id IS NOT NULL THEN jsonb_build_object('id', o.id, 'name', o.name, 'status', o.status) END AS organisation,
  CASE WHEN p.source IS NULL THEN 'editor' WHEN p.source LIKE 'import:%' THEN 'file' ELSE 'feed' END AS origin,
  to_char(v.submitted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "submittedAt",
  EXISTS (SELECT FROM poi_version b WHERE b.poi_id = p.id AND b.status = 'published') AS "isRevision",
  EXISTS (SELECT FROM membership m WHERE m.organisation_id = p.organisation_id AND m.account_id = :accountId::text) AS "isOwn",
  (SELECT count(DISTINCT near.poi_id)::int
    FROM (
      SELECT s.poi_id, s.version_id, s.lon, s.lat FROM poi_search s
      WHERE lon_strip(s.lon) BETWEEN lon_strip(v.lon - 0.005) AND lon_strip(v.lon + 0.005) AND s.lat BETWEEN v.lat - 0.003 AND v.lat + 0.003
      UNION ALL
      SELECT w.poi_id, w.id, w.lon, w.lat FROM poi_version w
      WHERE w.status = 'in-review' AND w.lon BETWEEN v.lon - 0.005 AND v.lon + 0.005 AND w.lat BETWEEN v.lat - 0.003 AND v.lat + 0.003
    ) near
    JOIN poi_version t ON t.id = near.version_id
    JOIN poi q ON q.id = near.poi_id AND q.archived_at IS NULL
    WHERE near.poi_id <> p.id AND haversine_metres(haversine(v.lon, v.lat, near.lon, near.lat)) <= :withinM::float8
      AND title_likeness(one => title_key(title => v.label), other => title_key(title => t.label)) >= :likeness::real
      AND EXISTS (SELECT FROM period mine JOIN period theirs ON theirs.version_id = t.id
        WHERE mine.version_id = v.id AND mine.start_date <= theirs.end_date AND theirs.start_date <= mine.end_date)) AS duplicates,
  CASE WHEN c.account_id IS NOT NULL THEN jsonb_build_object('isMine', c.account_id = :accountId::text, 'firstName', a.first_name,
    'expiresAt', to_char(c.expires_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) END AS claim,
  count(*) OVER ()::int AS total
FROM poi_version v
JOIN poi p ON p.id = v.poi_id AND p.archived_at IS NULL
LEFT JOIN organisation o ON o.id = p.organisation_id
LEFT JOIN review_claim c ON c.poi_id = p.id AND c.expires_at > :now::timestamptz
LEFT JOIN account a ON a.id = c.account_id
WHERE v.status = 'in-review' AND (:organisationId::uuid IS NULL OR p.organisation_id = :organisationId::uuid)
  AND CASE :origin::text WHEN 'editor' THEN p.source IS NULL WHEN 'file' THEN p.source LIKE 'import:%'
    WHEN 'feed' THEN p.source NOT LIKE 'import:%' ELSE true END
ORDER BY v.submitted_at, p.id
LIMIT :pageSize::int OFFSET :offset::int
