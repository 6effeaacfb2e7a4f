-- Themes and tags of the versions of :poiId that are not archived, the published one first.
SELECT v.id, v.number, v.status, v.themes, v.tags FROM poi_version v
WHERE v.poi_id = :poiId::uuid AND v.status <> 'archived'
ORDER BY v.status <> 'published', v.number
