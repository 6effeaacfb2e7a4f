-- The parts of the day that the hours of a period touch, as bits of poi_search.options.
-- 1024: morning, 05:00 to 12:00. 2048: afternoon, 12:00 to 18:00. 4096: evening, 18:00 to 23:00.
-- 8192: night, 23:00 to 05:00.
-- search-traits.ts has their names and hours, and a test compares them.
-- 0: the period has no hours. Such a period has no start, or lasts from midnight to midnight, or
-- starts at midnight and has no end.
-- The start alone counts when there is no end, and when the end equals the start.
-- An end before the start is on the next day.
-- A single expression, so that the planner inlines it.
CREATE OR REPLACE FUNCTION part_mask(start_time time, end_time time) RETURNS int
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT CASE
    WHEN start_time IS NULL OR start_time = '00:00' AND (end_time IS NULL OR end_time = '00:00' OR end_time >= '23:59') THEN 0
    WHEN end_time IS NULL OR end_time = start_time THEN
      CASE WHEN start_time < '05:00' OR start_time >= '23:00' THEN 8192 WHEN start_time < '12:00' THEN 1024
        WHEN start_time < '18:00' THEN 2048 ELSE 4096 END
    WHEN end_time > start_time THEN
      CASE WHEN start_time < '12:00' AND end_time > '05:00' THEN 1024 ELSE 0 END
      + CASE WHEN start_time < '18:00' AND end_time > '12:00' THEN 2048 ELSE 0 END
      + CASE WHEN start_time < '23:00' AND end_time > '18:00' THEN 4096 ELSE 0 END
      + CASE WHEN start_time < '05:00' OR end_time > '23:00' THEN 8192 ELSE 0 END
    ELSE
      CASE WHEN start_time < '12:00' OR end_time > '05:00' THEN 1024 ELSE 0 END
      + CASE WHEN start_time < '18:00' OR end_time > '12:00' THEN 2048 ELSE 0 END
      + CASE WHEN start_time < '23:00' OR end_time > '18:00' THEN 4096 ELSE 0 END
      + 8192
  END
$$;
