-- The key of a date of an event: when a period starts, in the time of Paris. A period without a start
-- time gets one that no other period has.
-- A single expression, so that the planner inlines it.
CREATE OR REPLACE FUNCTION period_start(start_date date, start_time time) RETURNS timestamp
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT start_date + coalesce(start_time, time '23:59:59.999')
$$;
