-- Deletes pairs of the queue with an event that visitors no longer find, and pairs that were ever
-- refused with an event that was deleted. Returns how many.
WITH gone AS (
  DELETE FROM duplicate_pair d
  WHERE d.refused_at IS NULL AND NOT d.was_refused AND (SELECT count(*) FROM poi_search s WHERE s.poi_id IN (d.first_id, d.second_id)) < 2
    OR (SELECT count(*) FROM poi p WHERE p.id IN (d.first_id, d.second_id)) < 2
  RETURNING 1
)
SELECT count(*)::int AS swept FROM gone
