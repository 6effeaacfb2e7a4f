-- The haversine of the angle between a point and the middle of a cell (grid_cell). Every point of a
-- cell is less than 3,500 m from its middle: a cell whose middle is 3,500 m nearer than a radius lies
-- within, and the distances of its pois need not be computed.
CREATE OR REPLACE FUNCTION cell_haversine(cell int, lon double precision, lat double precision) RETURNS double precision
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT haversine(
    lon, lat, (cell / 1000 + 0.5::double precision) * 0.05::double precision - 6,
    (cell % 1000 + 0.5::double precision) * 0.05::double precision + 41
  )
$$;
