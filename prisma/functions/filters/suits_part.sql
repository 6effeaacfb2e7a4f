-- Whether a poi has the wanted part of the day on the searched days. The caller has checked that
-- its options include wanted_options.
-- That check decides when no part is wanted, and when all periods of the poi start in the same part
-- of the day. Otherwise the periods are read.
-- A single expression, so that the planner inlines it.
CREATE OR REPLACE FUNCTION suits_part(poi_id uuid, options int, wanted_options int, from_day date, to_day date) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE
AS $$
  SELECT wanted_options & 15360 = 0 OR options & 16384 = 0
    OR part_on_days(searched_id => poi_id, wanted_options => wanted_options & 15360, from_day => from_day, to_day => to_day)
$$;
