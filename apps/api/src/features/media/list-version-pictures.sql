-- The pictures of :versionId, the main one first, then by rank. Omits remote pictures, which have
-- no stored file.
SELECT m.id, m.title, m.credits, m.license, m.license_url AS "licenseUrl", m.width, m.height, m.thumbhash, m.origin, m.source_url AS "sourceUrl",
  (row_number() OVER (ORDER BY a.is_main DESC, a.rank, m.id))::int AS position,
  jsonb_build_object('x', round(m.focal_x::numeric, 4), 'y', round(m.focal_y::numeric, 4)) AS focal, m.kind = 'drawing' AS "isDrawing"
FROM poi_version v
CROSS JOIN LATERAL (
  SELECT x.media_id, x.rank, x.media_id = v.main_media_id AS is_main FROM poi_media x WHERE x.version_id = v.id
  UNION ALL SELECT v.main_media_id, 0, true WHERE v.main_media_id IS NOT NULL
    AND NOT EXISTS (SELECT FROM poi_media x WHERE x.version_id = v.id AND x.media_id = v.main_media_id)) a
JOIN media m ON m.id = a.media_id AND m.kind <> 'remote'
WHERE v.id = :versionId::uuid
ORDER BY position
