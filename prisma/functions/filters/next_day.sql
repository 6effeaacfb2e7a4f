-- The first day of a poi within the searched days on which it has the wanted part of the day;
-- 'infinity' when the poi is permanent. The caller has checked that the poi matches the days and
-- the part.
-- The periods are read only for a poi whose periods start in different parts of the day (days_of_part).
-- A single expression, so that the planner inlines it.
CREATE OR REPLACE FUNCTION next_day(
  poi_id uuid, options int, wanted_options int, first_day date, dates datemultirange, from_day date, to_day date
)
RETURNS date
LANGUAGE sql STABLE PARALLEL SAFE
AS $$
  SELECT CASE
    WHEN first_day = '-infinity' THEN 'infinity'
    WHEN wanted_options & 15360 <> 0 AND options & 16384 <> 0 THEN lower(
      part_days(searched_id => poi_id, wanted_options => wanted_options & 15360)
        * datemultirange(daterange(from_day, to_day, '[]')))
    WHEN first_day >= from_day THEN first_day
    WHEN dates @> from_day THEN from_day
    ELSE lower(dates * datemultirange(daterange(from_day, to_day, '[]')))
  END
$$;
