-- The map: the squares of :size degrees that hold something in a box: how many, and the middle of them. The fullest first.
SELECT count, jsonb_build_object('lon', lon, 'lat', lat) AS position
FROM grid_squares(:lows::int[], :highs::int[], :theme::int, :west::float8, :south::float8, :east::float8, :north::float8,
  :options::int, :fromDay::date, :toDay::date, :size::float8)
