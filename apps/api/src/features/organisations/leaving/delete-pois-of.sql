-- Deletes pois with their dependent rows. The sweeper deletes their pictures later, unless another
-- poi uses them.
WITH gone AS (
  SELECT unnest(:poiIds::uuid[]) AS id
), orphaned AS (
  UPDATE media m SET orphaned_at = :now::timestamptz
  WHERE m.orphaned_at IS NULL AND m.kind = 'file'
    AND m.id IN (SELECT x.media_id FROM poi_media x JOIN poi_version v ON v.id = x.version_id JOIN gone g ON g.id = v.poi_id
      UNION SELECT x.id FROM media x JOIN gone g ON g.id = x.poi_id)
    AND NOT EXISTS (SELECT FROM poi_media x JOIN poi_version v ON v.id = x.version_id WHERE x.media_id = m.id AND v.poi_id NOT IN (SELECT id FROM gone))
), unmerged AS (
  UPDATE poi p SET merged_into_id = NULL WHERE p.merged_into_id IN (SELECT id FROM gone) AND p.id NOT IN (SELECT id FROM gone)
)
DELETE FROM poi p USING gone g WHERE p.id = g.id
RETURNING p.id::text
