-- The part of the day in which a period starts, as bits of poi_search.options.
-- 1024: morning, 05:00 to 12:00. 2048: afternoon, 12:00 to 18:00. 12288: evening, 18:00 to 05:00.
-- search-traits.ts has their names and hours, and a test compares them.
-- The evening has two bits: searches of the former release ask for the second one alone, which was
-- the night from 23:00 on.
-- 15360, every part: the period has no hours. Such a period has no start, or lasts from midnight to
-- midnight, or starts at midnight and has no end.
-- A single expression, so that the planner inlines it.
CREATE OR REPLACE FUNCTION part_mask(start_time time, end_time time) RETURNS int
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT CASE
    WHEN start_time IS NULL OR start_time = '00:00' AND (end_time IS NULL OR end_time = '00:00' OR end_time >= '23:59') THEN 15360
    WHEN start_time < '05:00' OR start_time >= '18:00' THEN 12288
    WHEN start_time < '12:00' THEN 1024
    ELSE 2048
  END
$$;
