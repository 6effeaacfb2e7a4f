-- The number of the square of 0.05 degrees that holds a point. search-grid.domain.ts computes the
-- same number.
CREATE OR REPLACE FUNCTION grid_cell(lon double precision, lat double precision) RETURNS int
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT (floor((lon + 6) / 0.05) * 1000 + floor((lat - 41) / 0.05))::int
$$;
