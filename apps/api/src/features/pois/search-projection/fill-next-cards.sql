-- Writes the next cards of at most :batchSize pois that a former release projected without them, as of
-- :asOf. It notifies no page cache: what visitors see stays the same.
WITH due AS (
  SELECT poi_id FROM poi_search WHERE next_until IS NULL
  ORDER BY poi_id LIMIT :batchSize::int FOR UPDATE SKIP LOCKED
), ids AS (
  SELECT coalesce(array_agg(poi_id), '{}') AS list FROM due
)
SELECT cardinality(list)::int AS filled, write_poi_search(ids => list, as_of => :asOf::timestamptz)::text AS written FROM ids
