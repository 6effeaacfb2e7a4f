-- The changes of the live state of an event, or of its dates, whose alerts still wait at :now, oldest first: the newest
-- entries of :action, each less than :waitSeconds after the one before it, and the last one less than that before :now.
-- Those after :now, when that is past, are among them. Readers know the state that the first one of a field replaced.
WITH change AS (
  SELECT id, happened_at, diff -> 0 ->> 'field' AS field, diff -> 0 ->> 'from' AS "from",
    least(lead(happened_at) OVER (ORDER BY happened_at, id), :now::timestamptz) - happened_at >= make_interval(secs => :waitSeconds::int) AS "isClosed"
  FROM poi_history WHERE poi_id = :poiId::uuid AND action = :action
)
SELECT c.id::text, c.field, c."from", c.happened_at AS "happenedAt" FROM change c
WHERE NOT EXISTS (SELECT FROM change k WHERE k."isClosed" AND (k.happened_at, k.id) >= (c.happened_at, c.id))
ORDER BY c.happened_at, c.id
