-- The haversine of the angle between two points. It grows with the distance, and avoids the arc
-- sine where only order or cut-off matter.
CREATE OR REPLACE FUNCTION haversine(lon1 double precision, lat1 double precision, lon2 double precision, lat2 double precision)
RETURNS double precision
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT power(sin(radians(lat2 - lat1) / 2), 2)
    + cos(radians(lat1)) * cos(radians(lat2)) * power(sin(radians(lon2 - lon1) / 2), 2)
$$;
