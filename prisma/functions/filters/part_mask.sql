-- The parts of the day that the hours of a period touch, as bits of poi_search.options: morning (05:00 to 12:00) is 1024, afternoon (to 18:00)
-- 2048, evening (to 23:00) 4096, night (to 05:00) 8192. The names and hours are in search-traits.ts; a test compares them.
-- A period without a start has no hours, and one from midnight to midnight is a whole day without hours: both are 0. Without an end, or with
-- an end equal to the start, the start alone counts. An end before the start is the next day.
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
