-- One part of the pois that can be found now, by id: the same cut as list-sitemap-parts.sql.
SELECT p.slug_fr AS "slugFr", to_char(greatest(p.updated_at, v.updated_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "updatedAt"
FROM poi_search s JOIN poi p ON p.id = s.poi_id JOIN poi_version v ON v.id = s.version_id
WHERE p.slug_fr IS NOT NULL
ORDER BY s.poi_id
LIMIT :partSize::int OFFSET :offset::int
