-- Ignores edits before the last reassignment of the poi, to an organisation or back to the import.
SELECT h.poi_id AS "poiId", array_agg(DISTINCT d.change->>'field') AS fields
FROM poi_history h CROSS JOIN LATERAL jsonb_array_elements(h.diff) AS d (change)
WHERE h.poi_id = ANY (:poiIds::uuid[]) AND h.actor_kind IN ('organiser', 'moderator') AND h.action IN ('saved', 'live-state', 'date-state')
  AND NOT EXISTS (SELECT FROM poi_history r WHERE r.poi_id = h.poi_id AND r.action = 'reassigned' AND r.happened_at > h.happened_at)
GROUP BY h.poi_id
