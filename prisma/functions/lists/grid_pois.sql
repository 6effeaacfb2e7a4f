-- A page of the pois within a radius, from the grid: ids and metres, in order.
-- sort 'date': the next day, one-off pois before ongoing ones, permanent pois last. sort 'newest':
-- the last published first. Ties of both, and sort 'distance': by distance, then by id.
-- lows, highs: the ranges of cells that the radius touches. theme 0 is every theme. wanted_group
-- null is every group.
-- By date, each step reads more days: the first day, 7 days after it, 45 days after it, all days. A
-- poi that begins after the last day of a step cannot come before one that is found already. Only
-- the last step reads permanent pois.
-- Newest first, each step reads the pois published within more days. The number of pois that a step
-- finds says how many days the next one reads; beyond 200 days it reads all pois.
-- The planner cannot guess how many pois a circle holds: the fences (OFFSET 0) and the settings
-- keep it on the covering index.
-- west, south, east, north: the sides of the searched rectangle, whose cells are given. Null in a
-- search around a place.
CREATE OR REPLACE FUNCTION grid_pois(
  lows int[], highs int[], sort text, theme int, lon double precision, lat double precision, radius_m double precision,
  wanted_options int, from_day date, to_day date, wanted_group text, today date, excluded_poi_id uuid,
  page_size int, skipped int,
  west double precision DEFAULT NULL, south double precision DEFAULT NULL, east double precision DEFAULT NULL,
  north double precision DEFAULT NULL
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
  gap int;
  last_rank int := skipped + page_size;
  earliest date := '4713-01-01 BC'; -- after '-infinity', the first day of permanent pois
  latest date;
  since timestamptz;
  found int;
  ids uuid[];
  aways double precision[];
BEGIN
  IF sort = 'date' THEN
    FOREACH gap IN ARRAY '{0,7,45,NULL}'::int[] LOOP
      latest := least(to_day, from_day + gap);
      IF gap IS NULL OR latest = to_day THEN
        latest := to_day;
        earliest := '-infinity';
      END IF;
      SELECT array_agg(p.poi_id), array_agg(p.away) INTO ids, aways
      FROM (
        SELECT k.poi_id, k.away
        FROM (
          SELECT m.poi_id, m.away, m.ongoing,
            next_day(
              poi_id => m.poi_id, options => m.options, wanted_options => wanted_options,
              first_day => m.first_day, dates => m.dates, from_day => from_day, to_day => to_day
            ) AS next_day
          FROM (
            SELECT s.poi_id, s.options, s.dates, s.first_day, s.ongoing, haversine(here_lon, here_lat, s.lon, s.lat) AS away
            FROM unnest(lows, highs) AS r (low, high)
            CROSS JOIN LATERAL generate_series(r.low, r.high) AS c (cell)
            CROSS JOIN LATERAL (
              SELECT * FROM poi_search s
              WHERE s.cell = c.cell AND s.first_day BETWEEN earliest AND latest
                AND s.theme_mask & theme_bit = theme_bit AND s.options & wanted_options = wanted_options
                -- most pois begin within the requested days or after them: their dates need not be unpacked
                AND (s.first_day <= to_day AND (s.first_day >= from_day OR s.dates && span))
                AND (west IS NULL OR s.lon BETWEEN west AND east AND s.lat BETWEEN south AND north)
                AND suits_part(poi_id => s.poi_id, options => s.options, wanted_options => wanted_options, from_day => from_day, to_day => to_day)
              OFFSET 0
            ) s
            OFFSET 0
          ) m
          WHERE m.away <= farthest AND m.poi_id IS DISTINCT FROM excluded_poi_id
          OFFSET 0
        ) k
        WHERE (earliest = '-infinity' OR k.next_day <= latest)
          AND (wanted_group IS NULL OR wanted_group = CASE
            WHEN k.next_day = 'infinity' THEN 'ongoing'
            WHEN NOT k.ongoing @> k.next_day THEN 'agenda'
            -- a period of the last days has at most 7 days left, today counted
            WHEN k.ongoing @> daterange(k.next_day, greatest(k.next_day, today + 7), '[]') THEN 'ongoing'
            ELSE 'last-days'
          END)
        ORDER BY k.next_day, k.ongoing @> k.next_day, k.away, k.poi_id
        LIMIT last_rank
      ) p;
      EXIT WHEN earliest = '-infinity' OR cardinality(ids) = last_rank;
    END LOOP;
    RETURN QUERY
    SELECT p.poi_id, haversine_metres(p.away)
    FROM unnest(ids[skipped + 1:], aways[skipped + 1:]) WITH ORDINALITY AS p (poi_id, away, rank)
    ORDER BY p.rank;
  ELSE
    gap := 2;
    WHILE sort = 'newest' AND gap <= 200 LOOP
      since := today - gap;
      SELECT array_agg(p.poi_id), array_agg(p.away) INTO ids, aways
      FROM (
        SELECT m.poi_id, m.away
        FROM (
          SELECT s.poi_id, s.published_at, haversine(here_lon, here_lat, s.lon, s.lat) AS away
          FROM unnest(lows, highs) AS r (low, high)
          CROSS JOIN LATERAL generate_series(r.low, r.high) AS c (cell)
          CROSS JOIN LATERAL (
            SELECT * FROM poi_search s
            WHERE s.cell = c.cell AND s.published_at BETWEEN since AND 'infinity'
              AND s.theme_mask & theme_bit = theme_bit AND s.options & wanted_options = wanted_options
              -- not by first_day, which poi_search_newest lacks
              AND s.dates && span
              AND (west IS NULL OR s.lon BETWEEN west AND east AND s.lat BETWEEN south AND north)
              AND suits_part(poi_id => s.poi_id, options => s.options, wanted_options => wanted_options, from_day => from_day, to_day => to_day)
            OFFSET 0
          ) s
          OFFSET 0
        ) m
        WHERE m.away <= farthest AND m.poi_id IS DISTINCT FROM excluded_poi_id
        ORDER BY m.published_at DESC, m.away, m.poi_id
        LIMIT last_rank
      ) p;
      found := coalesce(cardinality(ids), 0);
      IF found = last_rank THEN
        RETURN QUERY
        SELECT p.poi_id, haversine_metres(p.away)
        FROM unnest(ids[skipped + 1:], aways[skipped + 1:]) WITH ORDINALITY AS p (poi_id, away, rank)
        ORDER BY p.rank;
        RETURN;
      END IF;
      gap := gap * CASE found WHEN 0 THEN 32 ELSE least(32, 2 + last_rank * 3 / (found * 2)) END;
    END LOOP;
    earliest := '-infinity';
    latest := to_day;
    RETURN QUERY
    SELECT m.poi_id, haversine_metres(m.away)
    FROM (
      SELECT s.poi_id, s.published_at, haversine(here_lon, here_lat, s.lon, s.lat) AS away
      FROM unnest(lows, highs) AS r (low, high)
      CROSS JOIN LATERAL generate_series(r.low, r.high) AS c (cell)
      CROSS JOIN LATERAL (
        SELECT * FROM poi_search s
        WHERE s.cell = c.cell AND s.first_day BETWEEN earliest AND latest
          AND s.theme_mask & theme_bit = theme_bit AND s.options & wanted_options = wanted_options
          AND (s.first_day <= to_day AND (s.first_day >= from_day OR s.dates && span))
          AND (west IS NULL OR s.lon BETWEEN west AND east AND s.lat BETWEEN south AND north)
          AND suits_part(poi_id => s.poi_id, options => s.options, wanted_options => wanted_options, from_day => from_day, to_day => to_day)
        OFFSET 0
      ) s
      OFFSET 0
    ) m
    WHERE m.away <= farthest AND m.poi_id IS DISTINCT FROM excluded_poi_id
    ORDER BY CASE WHEN sort = 'newest' THEN m.published_at END DESC, m.away, m.poi_id
    LIMIT page_size OFFSET skipped;
  END IF;
END $$;
