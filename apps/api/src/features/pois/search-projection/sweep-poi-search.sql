-- Updates the projection of pois with a period that is over as of :asOf, at most :batchSize of
-- them, oldest first. Several processes may sweep at once: each skips rows that another one has
-- locked.
WITH due AS (
  SELECT poi_id FROM poi_search WHERE expires_at <= :asOf::timestamptz
  ORDER BY expires_at LIMIT :batchSize::int FOR UPDATE SKIP LOCKED
), ids AS (
  SELECT coalesce(array_agg(poi_id), '{}') AS list FROM due
)
SELECT cardinality(list)::int AS swept, refresh_poi_lists(ids => list, as_of => :asOf::timestamptz)::text AS refreshed FROM ids
