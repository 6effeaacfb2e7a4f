-- The two rows of the home page across all themes, "tonight" before "weekend", at most page_size
-- pois each: ids and metres. Permanent pois are in neither. A row is left out when its day is null.
-- tonight: the pois with a date on tonight_day whose hours are not over, one-off before ongoing.
-- Then those that start after midnight, before tonight_until.
-- A period of several days has its hours on each of them (toOccurrence). Without an end time it has
-- none. One of a single day without an end time is assumed to last two hours (is_assumed_over).
-- weekend: the pois with a date from weekend_from to weekend_to that tonight does not hold, by next
-- day, one-off before ongoing.
-- Both then by distance and id.
-- lows, highs: the ranges of cells that the radius touches.
CREATE OR REPLACE FUNCTION home_rails(
  lows int[], highs int[], lon double precision, lat double precision, radius_m double precision, wanted_options int,
  tonight_day date, tonight_until timestamptz, weekend_from date, weekend_to date, as_of timestamptz, page_size int
)
RETURNS TABLE (rail text, poi_id uuid, distance double precision) ROWS 20
LANGUAGE plpgsql STABLE PARALLEL SAFE
SET plan_cache_mode = force_generic_plan
SET max_parallel_workers_per_gather = 0
SET jit = off
SET enable_seqscan = off
SET enable_bitmapscan = off
AS $$
#variable_conflict use_column
DECLARE
  parts int := wanted_options & 15360; -- the wanted part of the day, see part_mask
  here_lon double precision := lon;
  here_lat double precision := lat;
  farthest double precision := metres_haversine(radius_m);
  earliest date := '4713-01-01 BC'; -- after '-infinity', the first day of permanent pois
  latest date := greatest(tonight_day + 1, weekend_to);
  -- null bounds would leave the range open
  weekend daterange := CASE WHEN weekend_from IS NOT NULL THEN daterange(weekend_from, weekend_to, '[]') END;
BEGIN
  RETURN QUERY
  WITH near AS MATERIALIZED (
    SELECT k.poi_id, k.options, k.away, k.is_tonight, NOT k.is_tonight AND k.dates @> (tonight_day + 1) AS is_next_day, k.weekend_day,
      k.ongoing @> tonight_day AS is_long_tonight, k.ongoing @> k.weekend_day AS is_long_weekend
    FROM (
      SELECT m.poi_id, m.options, m.away, m.dates, m.ongoing,
        m.first_day <= tonight_day AND m.dates @> tonight_day AS is_tonight,
        CASE
          WHEN parts <> 0 AND m.options & 16384 <> 0 THEN lower(
            part_days(searched_id => m.poi_id, wanted_options => parts) * datemultirange(weekend))
          WHEN m.first_day BETWEEN weekend_from AND weekend_to THEN m.first_day
          WHEN m.dates @> weekend_from THEN weekend_from
          WHEN m.dates && weekend THEN lower(m.dates * datemultirange(weekend))
        END AS weekend_day
      FROM (
        SELECT s.poi_id, s.options, s.dates, s.first_day, s.ongoing, haversine(here_lon, here_lat, s.lon, s.lat) AS away
        FROM unnest(lows, highs) AS r (low, high)
        CROSS JOIN LATERAL generate_series(r.low, r.high) AS c (cell)
        CROSS JOIN LATERAL (
          SELECT * FROM poi_search s
          WHERE s.cell = c.cell AND s.first_day BETWEEN earliest AND latest
            AND s.options & wanted_options = wanted_options
            -- unpacks the dates only when the first day does not decide
            AND (s.first_day <= tonight_day + 1 OR s.first_day >= weekend_from OR s.dates && weekend)
          OFFSET 0
        ) s
        OFFSET 0
      ) m
      WHERE m.away <= farthest
      OFFSET 0
    ) k
  ), today AS MATERIALIZED (
    SELECT n.poi_id, n.away, false AS is_after_midnight, n.is_long_tonight AS is_long
    -- sorted first, so that LIMIT stops reading periods after the last pois shown
    FROM (SELECT * FROM near n WHERE n.is_tonight ORDER BY n.is_long_tonight, n.away, n.poi_id OFFSET 0) n
    CROSS JOIN LATERAL (
      SELECT 1
      FROM poi_search s
      JOIN period x ON x.version_id = s.version_id
      WHERE s.poi_id = n.poi_id AND x.ends_at > as_of AND x.start_date <= tonight_day AND x.last_day >= tonight_day
        AND (period_start(start_date => x.start_date, start_time => x.start_time) = ANY (s.off_starts)) IS NOT TRUE
        AND (parts = 0 OR part_mask(start_time => x.start_time, end_time => x.end_time) & parts <> 0)
        AND (
          x.start_date = x.last_day -- x.ends_at > as_of has decided
          OR (tonight_day + (x.end_time <= x.start_time)::int + x.end_time) AT TIME ZONE 'Europe/Paris' > as_of
        ) IS NOT FALSE -- null without a start or an end time
        AND NOT is_assumed_over(
          start_date => x.start_date, end_date => x.end_date, start_time => x.start_time, end_time => x.end_time, as_of => as_of)
      LIMIT 1
    ) x
    ORDER BY n.is_long_tonight, n.away, n.poi_id
    LIMIT page_size
  ), after_midnight AS (
    SELECT n.poi_id, n.away, true AS is_after_midnight, false AS is_long
    FROM near n
    CROSS JOIN LATERAL (
      SELECT 1
      FROM poi_search s
      JOIN period x ON x.version_id = s.version_id
      WHERE s.poi_id = n.poi_id AND x.ends_at > as_of AND x.start_date = tonight_day + 1
        AND (period_start(start_date => x.start_date, start_time => x.start_time) = ANY (s.off_starts)) IS NOT TRUE
        AND (parts = 0 OR part_mask(start_time => x.start_time, end_time => x.end_time) & parts <> 0)
        -- feeds write midnight for a whole day
        AND x.start_time > '00:00' AND (x.start_date + x.start_time) AT TIME ZONE 'Europe/Paris' < tonight_until
      LIMIT 1
    ) x
    WHERE (SELECT count(*) FROM today) < page_size AND n.is_next_day
  ), tonight AS MATERIALIZED (
    SELECT u.poi_id, u.away, row_number() OVER (ORDER BY u.is_after_midnight, u.is_long, u.away, u.poi_id) AS rank
    FROM (SELECT * FROM today UNION ALL SELECT * FROM after_midnight) u
    ORDER BY rank
    LIMIT page_size
  ), weekend_page AS (
    SELECT n.poi_id, n.away, n.weekend_day, n.is_long_weekend
    FROM near n
    WHERE n.weekend_day IS NOT NULL
      AND suits_part(poi_id => n.poi_id, options => n.options, wanted_options => wanted_options, from_day => weekend_from, to_day => weekend_to)
      AND n.poi_id <> ALL (ARRAY(SELECT t.poi_id FROM tonight t))
    ORDER BY n.weekend_day, n.is_long_weekend, n.away, n.poi_id
    LIMIT page_size
  ), rails AS (
    SELECT 'tonight' AS rail, t.poi_id, t.away, t.rank FROM tonight t
    UNION ALL
    SELECT 'weekend', d.poi_id, d.away, row_number() OVER (ORDER BY d.weekend_day, d.is_long_weekend, d.away, d.poi_id)
    FROM weekend_page d
  )
  SELECT a.rail, a.poi_id, haversine_metres(a.away) FROM rails a ORDER BY a.rail, a.rank;
END $$;
