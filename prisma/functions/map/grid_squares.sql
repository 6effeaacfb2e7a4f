-- The map: the squares of `size` degrees that contain pois of a box, with the number of these pois
-- and their mean position; the squares with the most pois first.
-- lows, highs: the ranges of poi_search.cell that the box and the circle touch. theme 0 is every theme.
-- radius_m: leaves out the pois farther than this from here_lon and here_lat, as a list around that
-- place does. Null leaves out none.
CREATE OR REPLACE FUNCTION grid_squares(
  lows int[], highs int[], theme int, west double precision, south double precision, east double precision,
  north double precision, wanted_options int, from_day date, to_day date, size double precision,
  here_lon double precision DEFAULT NULL, here_lat double precision DEFAULT NULL, radius_m double precision DEFAULT NULL
)
RETURNS TABLE (lon double precision, lat double precision, count int) ROWS 200
LANGUAGE plpgsql STABLE PARALLEL SAFE
SET plan_cache_mode = force_generic_plan
SET max_parallel_workers_per_gather = 0
SET jit = off
SET enable_seqscan = off
SET enable_bitmapscan = off
SET enable_sort = off
AS $$
#variable_conflict use_column
DECLARE
  theme_bit int := CASE theme WHEN 0 THEN 0 ELSE 1 << theme END;
  span daterange := daterange(from_day, to_day, '[]');
  farthest double precision := metres_haversine(radius_m);
  surely_within double precision := CASE WHEN radius_m > 3500 THEN metres_haversine(radius_m - 3500) ELSE -1 END; -- see cell_haversine
BEGIN
  RETURN QUERY
  SELECT sum(s.lon) / count(*), sum(s.lat) / count(*), count(*)::int
  FROM unnest(lows, highs) AS r (low, high)
  CROSS JOIN LATERAL generate_series(r.low, r.high) AS w (cell)
  CROSS JOIN LATERAL (
    SELECT w.cell, radius_m IS NULL OR cell_haversine(cell => w.cell, lon => here_lon, lat => here_lat) <= surely_within AS is_within
    OFFSET 0
  ) c
  CROSS JOIN LATERAL (
    SELECT * FROM poi_search s
    WHERE s.cell = c.cell AND s.first_day BETWEEN '-infinity' AND to_day
      AND s.theme_mask & theme_bit = theme_bit AND s.options & wanted_options = wanted_options
      AND (s.first_day <= to_day AND (s.first_day >= from_day OR s.dates && span))
      AND suits_part(poi_id => s.poi_id, options => s.options, wanted_options => wanted_options, from_day => from_day, to_day => to_day)
    OFFSET 0
  ) s
  WHERE s.lon BETWEEN west AND east AND s.lat BETWEEN south AND north
    AND (c.is_within OR haversine(here_lon, here_lat, s.lon, s.lat) <= farthest)
  GROUP BY floor(s.lon / size), floor(s.lat / size)
  ORDER BY 3 DESC, 1, 2;
END $$;
