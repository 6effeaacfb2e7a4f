-- A page of the pois with a sponsored run on run_day, within a radius: ids and metres. Without a place
-- (lon null), those of the whole country, without metres.
-- turn seeds a random order, so that pages with the same turn do not overlap.
-- lows, highs: the ranges of cells that the radius touches, unused without a place. theme 0 is every
-- theme.
CREATE OR REPLACE FUNCTION promoted_pois(
  lows int[], highs int[], theme int, lon double precision, lat double precision, radius_m double precision,
  wanted_options int, from_day date, to_day date, run_day date, turn text, page_size int, skipped int
)
RETURNS TABLE (poi_id uuid, distance double precision) ROWS 20
LANGUAGE plpgsql STABLE PARALLEL SAFE
SET plan_cache_mode = force_generic_plan
SET max_parallel_workers_per_gather = 0
SET jit = off
SET enable_seqscan = off
SET enable_bitmapscan = off
AS $$
#variable_conflict use_column
DECLARE
  theme_bit int := CASE theme WHEN 0 THEN 0 ELSE 1 << theme END;
  span daterange := daterange(from_day, to_day, '[]');
  here_lon double precision := lon;
  here_lat double precision := lat;
  farthest double precision := metres_haversine(radius_m);
BEGIN
  IF here_lon IS NULL THEN
    RETURN QUERY
    SELECT r.poi_id, NULL::double precision
    FROM promoted_poi r
    WHERE r.last_day >= run_day AND r.run @> run_day
      AND r.theme_mask & theme_bit = theme_bit AND r.options & wanted_options = wanted_options AND r.dates && span
      AND suits_part(poi_id => r.poi_id, options => r.options, wanted_options => wanted_options, from_day => from_day, to_day => to_day)
    ORDER BY md5(turn || r.poi_id::text), r.poi_id
    LIMIT page_size OFFSET skipped;
    RETURN;
  END IF;
  RETURN QUERY
  SELECT m.poi_id, haversine_metres(m.away)
  FROM (
    SELECT r.poi_id, haversine(here_lon, here_lat, r.lon, r.lat) AS away
    FROM unnest(lows, highs) AS w (low, high)
    CROSS JOIN LATERAL generate_series(w.low, w.high) AS c (cell)
    CROSS JOIN LATERAL (
      SELECT * FROM promoted_poi r
      WHERE r.cell = c.cell AND r.last_day BETWEEN run_day AND 'infinity' AND r.run @> run_day
        AND r.theme_mask & theme_bit = theme_bit AND r.options & wanted_options = wanted_options AND r.dates && span
        AND suits_part(poi_id => r.poi_id, options => r.options, wanted_options => wanted_options, from_day => from_day, to_day => to_day)
      OFFSET 0
    ) r
    OFFSET 0
  ) m
  WHERE m.away <= farthest
  ORDER BY md5(turn || m.poi_id::text), m.poi_id
  LIMIT page_size OFFSET skipped;
END $$;
