-- The metres of a haversine, on PostGIS's own sphere: equal to ST_Distance(a, b, false).
CREATE OR REPLACE FUNCTION haversine_metres(value double precision) RETURNS double precision
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT 2 * 6371008.7714 * asin(sqrt(value))
$$;
