-- The number of pois that grid_pois returns over all pages. wanted_group: a group of a list sorted
-- by date; null is every group.
-- lows, highs: the ranges of cells that the radius touches. theme 0 is every theme.
-- west, south, east, north: the sides of the searched rectangle, whose cells are given. Null in a
-- search around a place.
CREATE OR REPLACE FUNCTION count_grid_pois(
  lows int[], highs int[], theme int, lon double precision, lat double precision, radius_m double precision,
  wanted_options int, from_day date, to_day date, wanted_group text, today date, excluded_poi_id uuid,
  west double precision DEFAULT NULL, south double precision DEFAULT NULL, east double precision DEFAULT NULL,
  north double precision DEFAULT NULL
)
RETURNS int
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
  surely_within double precision := CASE WHEN radius_m > 3500 THEN metres_haversine(radius_m - 3500) ELSE -1 END; -- see cell_haversine
BEGIN
  IF wanted_group IS NULL THEN
    RETURN (
      SELECT count(*)::int
      FROM unnest(lows, highs) AS r (low, high)
      CROSS JOIN LATERAL generate_series(r.low, r.high) AS w (cell)
      CROSS JOIN LATERAL (
        SELECT w.cell, cell_haversine(cell => w.cell, lon => here_lon, lat => here_lat) <= surely_within AS is_within OFFSET 0
      ) c
      CROSS JOIN LATERAL (
        SELECT * FROM poi_search s
        WHERE s.cell = c.cell AND s.first_day BETWEEN '-infinity' AND to_day
          AND s.theme_mask & theme_bit = theme_bit AND s.options & wanted_options = wanted_options
          AND (s.first_day <= to_day AND (s.first_day >= from_day OR s.dates && span))
          AND (west IS NULL OR s.lon BETWEEN west AND east AND s.lat BETWEEN south AND north)
          AND suits_part(poi_id => s.poi_id, options => s.options, wanted_options => wanted_options, from_day => from_day, to_day => to_day)
        OFFSET 0
      ) s
      WHERE (c.is_within OR haversine(here_lon, here_lat, s.lon, s.lat) <= farthest) AND s.poi_id IS DISTINCT FROM excluded_poi_id
    );
  END IF;
  RETURN (
    SELECT count(*)::int
    FROM (
      SELECT s.ongoing,
        next_day(
          poi_id => s.poi_id, options => s.options, wanted_options => wanted_options,
          first_day => s.first_day, dates => s.dates, from_day => from_day, to_day => to_day
        ) AS next_day
      FROM unnest(lows, highs) AS r (low, high)
      CROSS JOIN LATERAL generate_series(r.low, r.high) AS c (cell)
      CROSS JOIN LATERAL (
        SELECT * FROM poi_search s
        WHERE s.cell = c.cell AND s.first_day BETWEEN '-infinity' AND to_day
          AND s.theme_mask & theme_bit = theme_bit AND s.options & wanted_options = wanted_options
          AND (s.first_day <= to_day AND (s.first_day >= from_day OR s.dates && span))
          AND (west IS NULL OR s.lon BETWEEN west AND east AND s.lat BETWEEN south AND north)
          AND suits_part(poi_id => s.poi_id, options => s.options, wanted_options => wanted_options, from_day => from_day, to_day => to_day)
        OFFSET 0
      ) s
      WHERE haversine(here_lon, here_lat, s.lon, s.lat) <= farthest AND s.poi_id IS DISTINCT FROM excluded_poi_id
      OFFSET 0
    ) k
    WHERE wanted_group = CASE
      WHEN k.next_day = 'infinity' THEN 'ongoing'
      WHEN NOT k.ongoing @> k.next_day THEN 'agenda'
      WHEN k.ongoing @> daterange(k.next_day, greatest(k.next_day, today + 7), '[]') THEN 'ongoing'
      ELSE 'last-days'
    END
  );
END $$;
