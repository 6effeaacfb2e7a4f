-- The map with a text filter: squares of :size degrees in a box with pois that match the words of
-- :q, their number and mean position. The fullest first.
SELECT count, jsonb_build_object('lon', lon, 'lat', lat) AS position
FROM text_squares(
  wanted_words => text_query(typed => :q::text), first_cell => :firstCell::int, last_cell => :lastCell::int,
  lows => :lows::int[], highs => :highs::int[],
  theme => :theme::int, west => :west::float8, south => :south::float8, east => :east::float8, north => :north::float8,
  wanted_options => :options::int, from_day => :fromDay::date, to_day => :toDay::date, size => :size::float8,
  here_lon => :lon::float8, here_lat => :lat::float8, radius_m => :radiusM::float8
)
