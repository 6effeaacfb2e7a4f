-- The versions, of any event, that show the picture :mediaFileId, by id.
SELECT v.id, v.status = 'published' AS "isPublished"
FROM poi_version v
WHERE v.id IN (SELECT x.version_id FROM poi_media x WHERE x.media_id = :mediaFileId::uuid
  UNION ALL SELECT d.id FROM poi_version d WHERE d.main_media_id = :mediaFileId::uuid)
ORDER BY v.id
