-- The first day of a poi within the searched days, for a poi that matches them. 'infinity' when the
-- poi is permanent.
-- A single expression, so that the planner inlines it.
CREATE OR REPLACE FUNCTION next_day(first_day date, dates datemultirange, from_day date, to_day date) RETURNS date
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT CASE
    WHEN first_day = '-infinity' THEN 'infinity'
    WHEN first_day >= from_day THEN first_day
    WHEN dates @> from_day THEN from_day
    ELSE lower(dates * datemultirange(daterange(from_day, to_day, '[]')))
  END
$$;
