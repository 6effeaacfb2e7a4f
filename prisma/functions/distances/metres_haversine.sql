-- The haversine of a distance in metres: the inverse of haversine_metres.
CREATE OR REPLACE FUNCTION metres_haversine(metres double precision) RETURNS double precision
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT power(sin(metres / (2 * 6371008.7714)), 2)
$$;
