-- A page of the pois within a radius, nearest first, ties by id, so that pages never overlap: ids
-- and metres on the sphere. Compares haversines like count_near_pois, so that the list and its
-- count agree on a poi at the edge.
-- theme 0 is every theme. Each theme has a branch with the theme as a literal, so that the
-- planner can use its partial index.
CREATE OR REPLACE FUNCTION nearest_pois(
  theme int, lon double precision, lat double precision, radius_m double precision, wanted_options int,
  from_day date, to_day date, excluded_poi_id uuid, page_size int, skipped int
)
RETURNS TABLE (poi_id uuid, distance double precision) ROWS 20
LANGUAGE plpgsql STABLE PARALLEL SAFE
SET plan_cache_mode = force_generic_plan
SET max_parallel_workers_per_gather = 0
SET jit = off
SET enable_seqscan = off
SET enable_bitmapscan = off
AS $$
DECLARE
  span daterange := daterange(from_day, to_day, '[]');
  wanted bigint := skipped::bigint + page_size;
BEGIN
  IF page_size <= 0 THEN RETURN; END IF;
  CASE theme
    WHEN 0 THEN RETURN QUERY SELECT * FROM nearest_pois_of_theme(0, lon, lat, radius_m, wanted_options, from_day, to_day, span, excluded_poi_id, wanted, skipped);
    WHEN 1 THEN RETURN QUERY SELECT * FROM nearest_pois_of_theme(1, lon, lat, radius_m, wanted_options, from_day, to_day, span, excluded_poi_id, wanted, skipped);
    WHEN 2 THEN RETURN QUERY SELECT * FROM nearest_pois_of_theme(2, lon, lat, radius_m, wanted_options, from_day, to_day, span, excluded_poi_id, wanted, skipped);
    WHEN 3 THEN RETURN QUERY SELECT * FROM nearest_pois_of_theme(3, lon, lat, radius_m, wanted_options, from_day, to_day, span, excluded_poi_id, wanted, skipped);
    WHEN 4 THEN RETURN QUERY SELECT * FROM nearest_pois_of_theme(4, lon, lat, radius_m, wanted_options, from_day, to_day, span, excluded_poi_id, wanted, skipped);
    WHEN 5 THEN RETURN QUERY SELECT * FROM nearest_pois_of_theme(5, lon, lat, radius_m, wanted_options, from_day, to_day, span, excluded_poi_id, wanted, skipped);
    WHEN 6 THEN RETURN QUERY SELECT * FROM nearest_pois_of_theme(6, lon, lat, radius_m, wanted_options, from_day, to_day, span, excluded_poi_id, wanted, skipped);
    WHEN 7 THEN RETURN QUERY SELECT * FROM nearest_pois_of_theme(7, lon, lat, radius_m, wanted_options, from_day, to_day, span, excluded_poi_id, wanted, skipped);
    WHEN 8 THEN RETURN QUERY SELECT * FROM nearest_pois_of_theme(8, lon, lat, radius_m, wanted_options, from_day, to_day, span, excluded_poi_id, wanted, skipped);
    WHEN 9 THEN RETURN QUERY SELECT * FROM nearest_pois_of_theme(9, lon, lat, radius_m, wanted_options, from_day, to_day, span, excluded_poi_id, wanted, skipped);
    WHEN 10 THEN RETURN QUERY SELECT * FROM nearest_pois_of_theme(10, lon, lat, radius_m, wanted_options, from_day, to_day, span, excluded_poi_id, wanted, skipped);
    WHEN 11 THEN RETURN QUERY SELECT * FROM nearest_pois_of_theme(11, lon, lat, radius_m, wanted_options, from_day, to_day, span, excluded_poi_id, wanted, skipped);
    WHEN 12 THEN RETURN QUERY SELECT * FROM nearest_pois_of_theme(12, lon, lat, radius_m, wanted_options, from_day, to_day, span, excluded_poi_id, wanted, skipped);
    WHEN 13 THEN RETURN QUERY SELECT * FROM nearest_pois_of_theme(13, lon, lat, radius_m, wanted_options, from_day, to_day, span, excluded_poi_id, wanted, skipped);
    WHEN 14 THEN RETURN QUERY SELECT * FROM nearest_pois_of_theme(14, lon, lat, radius_m, wanted_options, from_day, to_day, span, excluded_poi_id, wanted, skipped);
    WHEN 15 THEN RETURN QUERY SELECT * FROM nearest_pois_of_theme(15, lon, lat, radius_m, wanted_options, from_day, to_day, span, excluded_poi_id, wanted, skipped);
    WHEN 16 THEN RETURN QUERY SELECT * FROM nearest_pois_of_theme(16, lon, lat, radius_m, wanted_options, from_day, to_day, span, excluded_poi_id, wanted, skipped);
    WHEN 17 THEN RETURN QUERY SELECT * FROM nearest_pois_of_theme(17, lon, lat, radius_m, wanted_options, from_day, to_day, span, excluded_poi_id, wanted, skipped);
    WHEN 18 THEN RETURN QUERY SELECT * FROM nearest_pois_of_theme(18, lon, lat, radius_m, wanted_options, from_day, to_day, span, excluded_poi_id, wanted, skipped);
  END CASE;
END $$;
