-- The number of pois within :radiusM metres on each day from :fromDay to :toDay, in the order of
-- the days: for each day, the total of count-pois.sql with that day alone.
SELECT grid_days(
  lows => :lows::int[], highs => :highs::int[],
  theme => :theme::int, lon => :lon::float8, lat => :lat::float8, radius_m => :radiusM::float8, wanted_options => :options::int,
  from_day => :fromDay::date, to_day => :toDay::date
) AS totals
