-- The group of a list that has a poi, by its period that a search shows: 'ongoing' for a permanent
-- poi and a period of more than a week, 'last-days' in the last 7 days of such a period, today counted, else
-- 'agenda'. start_date is null when no period matches the search.
-- A single expression, so that the planner inlines it.
CREATE OR REPLACE FUNCTION group_of_card(
  first_day date, ongoing datemultirange, start_date date, from_day date, today date
) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT CASE
    WHEN first_day = '-infinity' THEN 'ongoing'
    WHEN NOT ongoing @> greatest(start_date, from_day) THEN 'agenda'
    WHEN ongoing @> daterange(greatest(start_date, from_day), greatest(start_date, from_day, today + 7), '[]') THEN 'ongoing'
    ELSE 'last-days'
  END
$$;
