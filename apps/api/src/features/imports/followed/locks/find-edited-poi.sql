-- :poiId when it is an event of :sourceId that a person has edited, and that readings may still write.
-- OFFSET 0 forces the look-up by id, as in list-edited-pois.sql.
SELECT p.id AS "poiId"
FROM (SELECT * FROM poi WHERE id = :poiId::uuid OFFSET 0) p
JOIN followed_source s ON s.id = :sourceId::uuid AND p.source = coalesce(s.poi_source, 'import:' || s.organisation_id)
  AND p.organisation_id IS NOT DISTINCT FROM s.organisation_id
JOIN followed_record r ON r.source_id = s.id AND r.ext_id = p.ext_id
WHERE p.archived_at IS NULL AND NOT p.is_import_locked
  AND EXISTS (SELECT FROM poi_history h WHERE h.poi_id = p.id
    AND h.actor_kind IN ('organiser', 'moderator') AND h.action IN ('saved', 'live-state', 'date-state'))
