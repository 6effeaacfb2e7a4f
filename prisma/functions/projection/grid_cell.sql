-- The square of 0.05 degrees that holds a point. grid.domain.ts lists the squares that a radius touches.
CREATE OR REPLACE FUNCTION grid_cell(lon double precision, lat double precision) RETURNS int
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT (floor((lon + 6) / 0.05) * 1000 + floor((lat - 41) / 0.05))::int
$$;
