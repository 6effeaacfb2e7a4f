-- The starting point of "similar" events: the position and the themes of a poi. A past poi still
-- has similar ones; a poi without position has none.
SELECT p.archived_at IS NOT NULL AS "isArchived", p.is_enabled AND v.id IS NOT NULL AS "isVisible", v.lon, v.lat,
       coalesce(theme_mask(v.themes), 0) AS "themeMask"
FROM poi p LEFT JOIN poi_version v ON v.poi_id = p.id AND v.status = 'published'
WHERE p.id = :poiId::uuid
