-- The map: the squares of :size degrees that hold something in a box: how many, and the middle of them. The fullest first.
SELECT count, jsonb_build_object('lon', lon, 'lat', lat) AS position
FROM grid_squares(
  lows => :lows::int[], highs => :highs::int[],
  theme => :theme::int, west => :west::float8, south => :south::float8, east => :east::float8, north => :north::float8,
  wanted_options => :options::int, from_day => :fromDay::date, to_day => :toDay::date, size => :size::float8
)
