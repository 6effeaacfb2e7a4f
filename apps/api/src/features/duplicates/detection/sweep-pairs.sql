-- Looks at the :most pairs after (:afterFirstId, :afterSecondId) in the order of their key. Deletes
-- pairs of the queue with an event that visitors no longer find, and pairs that were ever refused with
-- an event that was deleted. Returns how many, and the last pair it looked at; no row after the last.
WITH seen AS MATERIALIZED (
  SELECT first_id, second_id FROM duplicate_pair
  WHERE (first_id, second_id) > (:afterFirstId::uuid, :afterSecondId::uuid) ORDER BY first_id, second_id LIMIT :most::int
), gone AS (
  DELETE FROM duplicate_pair d USING seen
  WHERE d.first_id = seen.first_id AND d.second_id = seen.second_id
    AND (d.refused_at IS NULL AND NOT d.was_refused AND (SELECT count(*) FROM poi_search s WHERE s.poi_id IN (d.first_id, d.second_id)) < 2
      OR (SELECT count(*) FROM poi p WHERE p.id IN (d.first_id, d.second_id)) < 2)
  RETURNING 1
)
SELECT first_id AS "firstId", second_id AS "secondId", (SELECT count(*)::int FROM gone) AS swept
FROM seen ORDER BY first_id DESC, second_id DESC LIMIT 1
