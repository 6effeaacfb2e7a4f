-- The home page as servers of the former release ask for it: the nearest pois of each theme, for
-- the first `carousels` themes that have any, page_size of each.
-- Those servers run during a rolling deployment (docs/adr/0029). Delete this file in the next
-- release: home_rows replaced it.
CREATE OR REPLACE FUNCTION home_pois(
  lon double precision, lat double precision, radius_m double precision, wanted_options int, from_day date, to_day date,
  page_size int, carousels int
)
RETURNS TABLE (theme int, poi_id uuid, distance double precision) ROWS 180
LANGUAGE plpgsql STABLE PARALLEL SAFE
AS $$
#variable_conflict use_column
DECLARE
  filled int := 0;
BEGIN
  FOR each_theme IN 1..18 LOOP
    RETURN QUERY
    SELECT each_theme, n.poi_id, n.distance
    FROM nearest_pois(
      theme => each_theme, lon => lon, lat => lat, radius_m => radius_m, wanted_options => wanted_options,
      from_day => from_day, to_day => to_day, excluded_poi_id => NULL, page_size => page_size, skipped => 0
    ) n;
    filled := filled + FOUND::int;
    EXIT WHEN filled >= carousels;
  END LOOP;
END $$;
