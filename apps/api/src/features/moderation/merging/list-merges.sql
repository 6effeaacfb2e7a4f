-- Merges that can be undone, latest first, ties by id; a page, each row with the total, which counts :countedTo merges
-- beyond the start of the page at most. `label`: of
-- the version of the merged poi that visitors saw, else of its latest one.
SELECT m.poi_id AS id, m.is_automatic AS "isAutomatic", to_char(m.merged_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "mergedAt",
  (SELECT v.label FROM poi_version v WHERE v.poi_id = m.poi_id ORDER BY (m.versions->>v.id::text = 'published') IS TRUE DESC, v.number DESC LIMIT 1) AS label,
  jsonb_build_object('id', k.id, 'slugFr', k.slug_fr, 'label', w.label) AS kept,
  (SELECT count(*)::int FROM (
    SELECT FROM poi_merge c JOIN poi d ON d.id = c.poi_id AND d.merged_into_id = c.kept_id JOIN poi e ON e.id = c.kept_id AND e.merged_into_id IS NULL
    WHERE c.undone_at IS NULL LIMIT :offset::int + :countedTo::int
  ) counted) AS total
FROM poi_merge m
JOIN poi p ON p.id = m.poi_id AND p.merged_into_id = m.kept_id
JOIN poi k ON k.id = m.kept_id AND k.merged_into_id IS NULL
JOIN LATERAL (SELECT v.label FROM poi_version v WHERE v.poi_id = k.id ORDER BY (v.status = 'published') DESC, v.number DESC LIMIT 1) w ON true
WHERE m.undone_at IS NULL
ORDER BY m.merged_at DESC, m.id LIMIT :pageSize::int OFFSET :offset::int
