-- The days of a poi on which a period of the wanted part of the day takes place. The caller has checked
-- that its options include wanted_options.
-- These are all its days, dates, when no part is wanted, and when all its periods start in the
-- same part of the day. Otherwise the periods are read.
-- A single expression, so that the planner inlines it.
CREATE OR REPLACE FUNCTION days_of_part(poi_id uuid, options int, wanted_options int, dates datemultirange) RETURNS datemultirange
LANGUAGE sql STABLE PARALLEL SAFE
AS $$
  SELECT CASE
    WHEN wanted_options & 15360 = 0 OR options & 16384 = 0 THEN dates
    ELSE part_days(searched_id => poi_id, wanted_options => wanted_options & 15360)
  END
$$;
