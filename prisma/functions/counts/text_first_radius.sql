-- The smallest of radii_m (metres) that has any poi with the searched words, and the number of such
-- pois within it, as count_text_pois counts them; null and 0 when none has any.
-- first_cell, last_cell: the cells that bound the largest radius. lows, highs:
-- the ranges of these cells. theme 0 is every theme.
CREATE OR REPLACE FUNCTION text_first_radius(
  wanted_words tsquery, first_cell int, last_cell int, theme int, lon double precision, lat double precision, radii_m double precision[],
  wanted_options int, from_day date, to_day date,
  lows int[] DEFAULT NULL, highs int[] DEFAULT NULL,
  OUT radius_m double precision, OUT total int
)
LANGUAGE plpgsql STABLE PARALLEL SAFE
SET plan_cache_mode = force_generic_plan
SET max_parallel_workers_per_gather = 0
SET jit = off
SET enable_seqscan = off
AS $$
#variable_conflict use_column
DECLARE
  theme_bit int := CASE theme WHEN 0 THEN 0 ELSE 1 << theme END;
  span daterange := daterange(from_day, to_day, '[]');
  here_lon double precision := lon;
  here_lat double precision := lat;
BEGIN
  WITH found AS MATERIALIZED (
    SELECT haversine(here_lon, here_lat, s.lon, s.lat) AS away
    FROM pois_with_words(
      wanted_words => wanted_words, first_cell => first_cell, last_cell => last_cell,
      lows => lows, highs => highs
    ) t
    CROSS JOIN LATERAL (
      SELECT * FROM poi_search s
      WHERE s.poi_id = t.poi_id
        AND s.theme_mask & theme_bit = theme_bit AND s.options & wanted_options = wanted_options
        AND (s.first_day <= to_day AND (s.first_day >= from_day OR s.dates && span))
        AND suits_part(poi_id => s.poi_id, options => s.options, wanted_options => wanted_options, from_day => from_day, to_day => to_day)
      OFFSET 0
    ) s
  ), nearest AS (
    SELECT min(away) AS away FROM found
  ), first_radius AS (
    SELECT min(r.radius) AS radius FROM unnest(radii_m) AS r (radius), nearest n WHERE metres_haversine(r.radius) >= n.away
  )
  SELECT f.radius, (SELECT count(*)::int FROM found WHERE found.away <= metres_haversine(f.radius))
  INTO radius_m, total
  FROM first_radius f;
END $$;
