-- Slug and last change of each poi of one part (see find-sitemap-part.sql), in the order of ids.
-- Omits pois without a slug.
SELECT x.slug_fr AS "slugFr", to_char(x.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "updatedAt"
FROM (SELECT poi_id, version_id FROM poi_search WHERE poi_id > :after::uuid ORDER BY poi_id LIMIT :partSize::int) s
CROSS JOIN LATERAL (
  SELECT p.slug_fr, greatest(p.updated_at, v.updated_at) AS updated_at FROM poi p, poi_version v
  WHERE p.id = s.poi_id AND v.id = s.version_id AND p.slug_fr IS NOT NULL
  OFFSET 0 -- forces a lookup by key for each row: a join would scan both tables
) x
ORDER BY s.poi_id
