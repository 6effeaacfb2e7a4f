-- Whether a poi whose options match has the wanted part of the day on the searched days. Only a poi whose periods have different hours needs
-- a look at them: for the others, and without a wanted part, the options have decided.
-- A single expression, so that the planner inlines it.
CREATE OR REPLACE FUNCTION suits_part(poi_id uuid, options int, wanted_options int, from_day date, to_day date) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE
AS $$
  SELECT wanted_options & 15360 = 0 OR options & 16384 = 0
    OR part_on_days(searched_id => poi_id, wanted_options => wanted_options & 15360, from_day => from_day, to_day => to_day)
$$;
