-- An edit of an imported event is noted in edited_poi as well.
WITH edited AS (
  INSERT INTO edited_poi (poi_id, source, edited_at)
  SELECT p.id, p.source, :now::timestamptz FROM poi p
  WHERE p.id = :poiId::uuid AND p.source IS NOT NULL
    AND :actorKind IN ('organiser', 'moderator') AND :action IN ('saved', 'live-state', 'date-state')
  ON CONFLICT (poi_id) DO UPDATE SET edited_at = greatest(edited_poi.edited_at, excluded.edited_at)
)
INSERT INTO poi_history (id, poi_id, happened_at, actor_id, actor_kind, action, version_number, from_status, to_status, diff, reasons, comment, note, digest_id)
VALUES (:id::uuid, :poiId::uuid, :now::timestamptz, :actorId, :actorKind, :action, :versionNumber::int, :fromStatus, :toStatus, :diff::jsonb,
  :reasons::text[], :comment, :note, :digestId::uuid)
RETURNING id
