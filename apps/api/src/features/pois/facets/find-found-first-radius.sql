-- The radius and the total of find-first-radius.sql among the pois that match the words of :q.
SELECT radius_m AS "radiusM", total
FROM text_first_radius(
  wanted_words => text_query(typed => :q::text), first_cell => :firstCell::int, last_cell => :lastCell::int,
  lows => :lows::int[], highs => :highs::int[],
  theme => :theme::int, lon => :lon::float8, lat => :lat::float8, radii_m => :radiiM::float8[], wanted_options => :options::int,
  from_day => :fromDay::date, to_day => :toDay::date
)
