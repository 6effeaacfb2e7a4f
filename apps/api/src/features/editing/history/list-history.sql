SELECT h.id, to_char(h.happened_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "happenedAt", h.actor_kind AS "actorKind",
  h.actor_id AS "actorId", coalesce(a.first_name, k.name) AS actor, h.action, h.version_number AS "versionNumber", h.from_status AS "fromStatus",
  h.to_status AS "toStatus", h.diff AS changes, h.reasons, h.comment, h.note
FROM poi_history h LEFT JOIN account a ON a.id = h.actor_id LEFT JOIN api_key k ON k.actor_id = h.actor_id
WHERE h.poi_id = :poiId::uuid
  AND (:before::uuid IS NULL OR (h.happened_at, h.id) < (SELECT b.happened_at, b.id FROM poi_history b WHERE b.id = :before::uuid AND b.poi_id = h.poi_id))
ORDER BY h.happened_at DESC, h.id DESC LIMIT :pageSize::int
