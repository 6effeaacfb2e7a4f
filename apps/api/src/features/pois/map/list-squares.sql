-- The map: the non-empty squares of :size degrees in a box, with the number and mean position of
-- their pois. The fullest first.
SELECT count, jsonb_build_object('lon', lon, 'lat', lat) AS position
FROM grid_squares(
  lows => :lows::int[], highs => :highs::int[],
  theme => :theme::int, west => :west::float8, south => :south::float8, east => :east::float8, north => :north::float8,
  wanted_options => :options::int, from_day => :fromDay::date, to_day => :toDay::date, size => :size::float8,
  here_lon => :lon::float8, here_lat => :lat::float8, radius_m => :radiusM::float8
)
