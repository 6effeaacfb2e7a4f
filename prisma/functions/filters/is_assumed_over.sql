-- Whether a period of one day without an end time is assumed to be over: two hours after its start, as
-- the links to web calendars assume (event-calendar.ts). It has no end either when the end equals the
-- start. False for a period without a start, and for one that starts at midnight: feeds write midnight
-- for a whole day.
-- A single expression, so that the planner inlines it.
CREATE OR REPLACE FUNCTION is_assumed_over(
  start_date date, end_date date, start_time time, end_time time, as_of timestamptz
) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE
AS $$
  SELECT (
    end_date = start_date AND start_time > '00:00' AND (end_time IS NULL OR end_time = start_time)
    AND (start_date + start_time) AT TIME ZONE 'Europe/Paris' <= as_of - interval '2 hours'
  ) IS TRUE
$$;
