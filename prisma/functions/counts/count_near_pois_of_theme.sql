-- The number of pois of a theme within a radius, for count_near_pois. The theme must be a literal
-- where this is called (see pois_in_strips).
CREATE OR REPLACE FUNCTION count_near_pois_of_theme(
  theme int, here_lon double precision, here_lat double precision, radius_m double precision, wanted_options int,
  from_day date, to_day date, span daterange, excluded_poi_id uuid
)
RETURNS TABLE (total int)
LANGUAGE sql STABLE PARALLEL SAFE
AS $$
  SELECT count(*)::int
  FROM (
    SELECT metres_haversine(radius_m) AS reach, degrees(radius_m / 6371008.7714) + 1e-7 AS tall,
      degrees(asin(least(1, sin(radius_m / 6371008.7714) / cos(radians(here_lat))))) + 1e-7 AS wide
    OFFSET 0
  ) c
  CROSS JOIN LATERAL pois_in_strips(
    theme => theme, here_lon => here_lon, here_lat => here_lat, tall => c.tall, wide => c.wide,
    wanted_options => wanted_options, from_day => from_day, to_day => to_day, span => span,
    excluded_poi_id => excluded_poi_id
  ) m
  WHERE m.away <= c.reach
$$;
