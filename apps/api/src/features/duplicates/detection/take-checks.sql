-- Takes the :most oldest events to look at out of the queue; other workers skip them. Each event
-- once, ties by id.
WITH taken AS (
  DELETE FROM duplicate_check WHERE id IN (
    SELECT c.id FROM duplicate_check c ORDER BY c.id LIMIT :most::int FOR UPDATE SKIP LOCKED)
  RETURNING poi_id
)
SELECT DISTINCT poi_id AS "poiId" FROM taken ORDER BY poi_id
