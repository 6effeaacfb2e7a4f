-- Ignores edits before the last reassignment of the poi, to an organisation or back to the import, and
-- those of a field that a member has given back to imports since.
SELECT h.poi_id AS "poiId", array_agg(DISTINCT d.change->>'field') AS fields
FROM poi_history h CROSS JOIN LATERAL jsonb_array_elements(h.diff) AS d (change)
WHERE h.poi_id = ANY (:poiIds::uuid[]) AND h.actor_kind IN ('organiser', 'moderator') AND h.action IN ('saved', 'live-state', 'date-state')
  AND NOT EXISTS (SELECT FROM poi_history r WHERE r.poi_id = h.poi_id AND r.action = 'reassigned' AND r.happened_at > h.happened_at)
  AND NOT EXISTS (SELECT FROM released_field f WHERE f.poi_id = h.poi_id AND f.released_at >= h.happened_at
    AND starts_with(d.change->>'field', f.prefix))
GROUP BY h.poi_id
