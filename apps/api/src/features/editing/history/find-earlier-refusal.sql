-- The last decision about :poiId, if it is a refusal: undone decisions do not count. `diffs`: those
-- of the saves after it, oldest first.
WITH acts AS (
  SELECT h.*, lead(h.action) OVER (ORDER BY h.happened_at, h.id) AS next_action FROM poi_history h WHERE h.poi_id = :poiId::uuid
), last_decision AS (
  SELECT d.* FROM acts d
  WHERE d.action IN ('accepted', 'refused') AND d.next_action IS DISTINCT FROM 'undone'
  ORDER BY d.happened_at DESC, d.id DESC LIMIT 1
)
SELECT to_char(d.happened_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "refusedAt", a.first_name AS moderator, d.reasons, d.comment, d.note,
  coalesce((SELECT jsonb_agg(s.diff ORDER BY s.happened_at, s.id) FROM acts s
    WHERE s.action = 'saved' AND (s.happened_at, s.id) > (d.happened_at, d.id)), '[]') AS diffs
FROM last_decision d LEFT JOIN account a ON a.id = d.actor_id
WHERE d.action = 'refused'
