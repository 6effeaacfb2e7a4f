-- The changes of the live state of an event, or of one date (:field), whose alerts still wait at :now, oldest first: the
-- newest changes, each less than :undoSeconds after the one before it, and the last one less than
-- that before :now. Readers know the state that the first one replaced.
WITH change AS (
  SELECT id, happened_at, diff -> 0 ->> 'from' AS "from",
    lead(happened_at, 1, :now::timestamptz) OVER (ORDER BY happened_at, id) - happened_at >= make_interval(secs => :undoSeconds::int) AS "isClosed"
  FROM poi_history WHERE poi_id = :poiId::uuid AND action = :action AND diff -> 0 ->> 'field' = :field
)
SELECT c.id::text, c."from" FROM change c
WHERE NOT EXISTS (SELECT FROM change k WHERE k."isClosed" AND (k.happened_at, k.id) >= (c.happened_at, c.id))
ORDER BY c.happened_at, c.id
