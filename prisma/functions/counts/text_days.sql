-- The number of pois within the radius, with the searched words, on each day from from_day to
-- to_day: for each day, what count_text_pois returns for that day alone.
-- first_cell, last_cell: the cells that bound the radius. lows, highs:
-- the ranges of these cells. theme 0 is every theme.
CREATE OR REPLACE FUNCTION text_days(
  wanted_words tsquery, first_cell int, last_cell int, theme int, lon double precision, lat double precision, radius_m double precision,
  wanted_options int, from_day date, to_day date,
  lows int[] DEFAULT NULL, highs int[] DEFAULT NULL
)
RETURNS int[]
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
  spans datemultirange := datemultirange(daterange(from_day, to_day, '[]'));
  here_lon double precision := lon;
  here_lat double precision := lat;
  farthest double precision := metres_haversine(radius_m);
BEGIN
  -- A poi counts from the first day of each of its ranges until the day after it: the number on a
  -- day is the sum of all changes until then.
  RETURN ARRAY(
    SELECT (sum(coalesce(changed.by, 0)) OVER (ORDER BY d.n))::int
    FROM generate_series(0, to_day - from_day) AS d (n)
    LEFT JOIN (
      SELECT c.n, sum(c.change) AS by
      FROM (
        SELECT days_of_part(poi_id => s.poi_id, options => s.options, wanted_options => wanted_options, dates => s.dates) AS dates
        FROM pois_with_words(
          wanted_words => wanted_words, first_cell => first_cell, last_cell => last_cell,
          lows => lows, highs => highs
        ) t
        CROSS JOIN LATERAL (
          SELECT * FROM poi_search s
          WHERE s.poi_id = t.poi_id
            AND s.theme_mask & theme_bit = theme_bit AND s.options & wanted_options = wanted_options
            AND (s.first_day <= to_day AND (s.first_day >= from_day OR s.dates && span))
          OFFSET 0
        ) s
        WHERE haversine(here_lon, here_lat, s.lon, s.lat) <= farthest
        OFFSET 0
      ) m
      CROSS JOIN LATERAL unnest(m.dates * spans) AS open (days)
      CROSS JOIN LATERAL (VALUES (lower(open.days) - from_day, 1), (upper(open.days) - from_day, -1)) AS c (n, change)
      GROUP BY c.n
    ) changed ON changed.n = d.n
    ORDER BY d.n
  );
END $$;
