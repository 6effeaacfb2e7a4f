-- Adds an imported photo to the draft, in-review and published versions of :poiId, after the
-- uploaded pictures and in the order of the import. Skips versions with the same file or :most
-- pictures, archived events, and events locked against imports. The photo becomes the main picture
-- when there is none, or when the main one is imported with a higher rank. Returns the versions
-- changed.
WITH version AS (
  SELECT v.id, v.main_media_id FROM poi_version v JOIN poi p ON p.id = v.poi_id
  WHERE v.poi_id = :poiId::uuid AND v.status IN ('draft', 'in-review', 'published') AND NOT p.is_import_locked AND p.archived_at IS NULL
), open AS (
  SELECT v.id, v.main_media_id FROM version v
  WHERE (SELECT count(*) FROM poi_media x JOIN media m ON m.id = x.media_id AND m.kind <> 'remote' WHERE x.version_id = v.id) < :most::int
    AND NOT EXISTS (SELECT FROM poi_media x JOIN media m ON m.id = x.media_id
      WHERE x.version_id = v.id AND m.sha256 = (SELECT n.sha256 FROM media n WHERE n.id = :mediaFileId::uuid))
), shown AS (
  INSERT INTO poi_media (version_id, media_id, rank) SELECT o.id, :mediaFileId::uuid, 100 + :rank::int FROM open o RETURNING version_id
), kept AS (
  UPDATE media SET orphaned_at = NULL WHERE id = :mediaFileId::uuid AND EXISTS (SELECT FROM shown)
), main AS (
  UPDATE poi_version v SET main_media_id = :mediaFileId::uuid
  FROM open o
  WHERE v.id = o.id AND (o.main_media_id IS NULL OR EXISTS (SELECT FROM poi_media x JOIN media m ON m.id = x.media_id AND m.origin = 'import'
    WHERE x.version_id = o.id AND x.media_id = o.main_media_id AND x.rank > 100 + :rank::int))
)
SELECT version_id AS id FROM shown
