-- The map: the pois in a box, in the order of their ids, page_size at most.
-- lows, highs: the ranges of cells that the box and the circle touch. theme 0 is every theme.
-- radius_m: leaves out the pois farther than this from here_lon and here_lat, as a list around that
-- place does. Null leaves out none.
CREATE OR REPLACE FUNCTION grid_points(
  lows int[], highs int[], theme int, west double precision, south double precision, east double precision,
  north double precision, wanted_options int, from_day date, to_day date, page_size int,
  here_lon double precision DEFAULT NULL, here_lat double precision DEFAULT NULL, radius_m double precision DEFAULT NULL
)
RETURNS TABLE (poi_id uuid) ROWS 200
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
  farthest double precision := metres_haversine(radius_m);
BEGIN
  RETURN QUERY
  SELECT s.poi_id
  FROM unnest(lows, highs) AS r (low, high)
  CROSS JOIN LATERAL generate_series(r.low, r.high) AS c (cell)
  CROSS JOIN LATERAL (
    SELECT * FROM poi_search s
    WHERE s.cell = c.cell AND s.first_day BETWEEN '-infinity' AND to_day
      AND s.theme_mask & theme_bit = theme_bit AND s.options & wanted_options = wanted_options
      AND (s.first_day <= to_day AND (s.first_day >= from_day OR s.dates && span))
      AND suits_part(poi_id => s.poi_id, options => s.options, wanted_options => wanted_options, from_day => from_day, to_day => to_day)
    OFFSET 0
  ) s
  WHERE s.lon BETWEEN west AND east AND s.lat BETWEEN south AND north
    AND (radius_m IS NULL OR haversine(here_lon, here_lat, s.lon, s.lat) <= farthest)
  ORDER BY s.poi_id
  LIMIT page_size;
END $$;
