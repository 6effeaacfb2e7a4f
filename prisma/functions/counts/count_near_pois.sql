-- The number of pois that nearest_pois returns over all pages. theme 0 is every theme.
-- Each theme has a branch with the theme as a literal, so that the planner can use its partial
-- index.
CREATE OR REPLACE FUNCTION count_near_pois(
  theme int, lon double precision, lat double precision, radius_m double precision, wanted_options int,
  from_day date, to_day date, excluded_poi_id uuid
)
RETURNS int
LANGUAGE plpgsql STABLE PARALLEL SAFE
SET plan_cache_mode = force_generic_plan
SET max_parallel_workers_per_gather = 0
SET jit = off
SET enable_seqscan = off
SET enable_bitmapscan = off
AS $$
DECLARE
  span daterange := daterange(from_day, to_day, '[]');
BEGIN
  CASE theme
    WHEN 0 THEN RETURN (SELECT total FROM count_near_pois_of_theme(0, lon, lat, radius_m, wanted_options, from_day, to_day, span, excluded_poi_id));
    WHEN 1 THEN RETURN (SELECT total FROM count_near_pois_of_theme(1, lon, lat, radius_m, wanted_options, from_day, to_day, span, excluded_poi_id));
    WHEN 2 THEN RETURN (SELECT total FROM count_near_pois_of_theme(2, lon, lat, radius_m, wanted_options, from_day, to_day, span, excluded_poi_id));
    WHEN 3 THEN RETURN (SELECT total FROM count_near_pois_of_theme(3, lon, lat, radius_m, wanted_options, from_day, to_day, span, excluded_poi_id));
    WHEN 4 THEN RETURN (SELECT total FROM count_near_pois_of_theme(4, lon, lat, radius_m, wanted_options, from_day, to_day, span, excluded_poi_id));
    WHEN 5 THEN RETURN (SELECT total FROM count_near_pois_of_theme(5, lon, lat, radius_m, wanted_options, from_day, to_day, span, excluded_poi_id));
    WHEN 6 THEN RETURN (SELECT total FROM count_near_pois_of_theme(6, lon, lat, radius_m, wanted_options, from_day, to_day, span, excluded_poi_id));
    WHEN 7 THEN RETURN (SELECT total FROM count_near_pois_of_theme(7, lon, lat, radius_m, wanted_options, from_day, to_day, span, excluded_poi_id));
    WHEN 8 THEN RETURN (SELECT total FROM count_near_pois_of_theme(8, lon, lat, radius_m, wanted_options, from_day, to_day, span, excluded_poi_id));
    WHEN 9 THEN RETURN (SELECT total FROM count_near_pois_of_theme(9, lon, lat, radius_m, wanted_options, from_day, to_day, span, excluded_poi_id));
    WHEN 10 THEN RETURN (SELECT total FROM count_near_pois_of_theme(10, lon, lat, radius_m, wanted_options, from_day, to_day, span, excluded_poi_id));
    WHEN 11 THEN RETURN (SELECT total FROM count_near_pois_of_theme(11, lon, lat, radius_m, wanted_options, from_day, to_day, span, excluded_poi_id));
    WHEN 12 THEN RETURN (SELECT total FROM count_near_pois_of_theme(12, lon, lat, radius_m, wanted_options, from_day, to_day, span, excluded_poi_id));
    WHEN 13 THEN RETURN (SELECT total FROM count_near_pois_of_theme(13, lon, lat, radius_m, wanted_options, from_day, to_day, span, excluded_poi_id));
    WHEN 14 THEN RETURN (SELECT total FROM count_near_pois_of_theme(14, lon, lat, radius_m, wanted_options, from_day, to_day, span, excluded_poi_id));
    WHEN 15 THEN RETURN (SELECT total FROM count_near_pois_of_theme(15, lon, lat, radius_m, wanted_options, from_day, to_day, span, excluded_poi_id));
    WHEN 16 THEN RETURN (SELECT total FROM count_near_pois_of_theme(16, lon, lat, radius_m, wanted_options, from_day, to_day, span, excluded_poi_id));
    WHEN 17 THEN RETURN (SELECT total FROM count_near_pois_of_theme(17, lon, lat, radius_m, wanted_options, from_day, to_day, span, excluded_poi_id));
    WHEN 18 THEN RETURN (SELECT total FROM count_near_pois_of_theme(18, lon, lat, radius_m, wanted_options, from_day, to_day, span, excluded_poi_id));
  END CASE;
END $$;
