-- The latest history entry of :poiId; no row when there is none.
SELECT id, actor_id AS "actorId", actor_kind AS "actorKind", action, version_number AS "versionNumber", from_status AS "fromStatus",
  to_status AS "toStatus", diff, happened_at AS "happenedAt"
FROM poi_history WHERE poi_id = :poiId::uuid ORDER BY happened_at DESC, id DESC LIMIT 1
