INSERT INTO poi_history (id, poi_id, happened_at, actor_id, actor_kind, action, version_number, from_status, to_status, diff, reasons, comment, note, digest_id)
VALUES (:id::uuid, :poiId::uuid, :now::timestamptz, :actorId, :actorKind, :action, :versionNumber::int, :fromStatus, :toStatus, :diff::jsonb,
  :reasons::text[], :comment, :note, :digestId::uuid)
RETURNING id
