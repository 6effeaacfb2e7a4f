-- Deletes the draft :poiId with its dependent rows, if :accountId is an owner or editor of its
-- organisation, which is not suspended, and the event was never published and is from no feed. No
-- row otherwise. The sweeper deletes its pictures later, unless another event uses them.
WITH gone AS (
  SELECT p.id FROM poi p
  JOIN membership m ON m.organisation_id = p.organisation_id AND m.account_id = :accountId::text AND m.role IN ('owner', 'editor')
  JOIN organisation o ON o.id = p.organisation_id AND o.status <> 'suspended'
  WHERE p.id = :poiId::uuid AND p.published_at IS NULL AND p.archived_at IS NULL
    AND (p.source IS NULL OR p.source = 'import:' || p.organisation_id::text)
    AND NOT EXISTS (SELECT FROM poi_version v WHERE v.poi_id = p.id AND v.status <> 'draft')
), orphaned AS (
  UPDATE media m SET orphaned_at = :now::timestamptz
  WHERE m.orphaned_at IS NULL AND m.kind = 'file'
    AND m.id IN (SELECT x.media_id FROM poi_media x JOIN poi_version v ON v.id = x.version_id JOIN gone g ON g.id = v.poi_id
      UNION SELECT x.id FROM media x JOIN gone g ON g.id = x.poi_id)
    AND NOT EXISTS (SELECT FROM poi_media x JOIN poi_version v ON v.id = x.version_id WHERE x.media_id = m.id AND v.poi_id NOT IN (SELECT id FROM gone))
), unmerged AS (
  UPDATE poi p SET merged_into_id = NULL WHERE p.merged_into_id IN (SELECT id FROM gone)
)
DELETE FROM poi p USING gone g WHERE p.id = g.id
RETURNING p.id::text
