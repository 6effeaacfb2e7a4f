-- The counts of count-days.sql among the pois that match the words of :q.
SELECT text_days(
  wanted_words => text_query(typed => :q::text), first_cell => :firstCell::int, last_cell => :lastCell::int,
  lows => :lows::int[], highs => :highs::int[],
  theme => :theme::int, lon => :lon::float8, lat => :lat::float8, radius_m => :radiusM::float8, wanted_options => :options::int,
  from_day => :fromDay::date, to_day => :toDay::date
) AS totals
