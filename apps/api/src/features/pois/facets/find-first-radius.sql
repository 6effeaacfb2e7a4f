-- The smallest of :radiiM (metres) that has any poi, and the total of count-pois.sql within it;
-- null and 0 when none has any.
SELECT radius_m AS "radiusM", total
FROM grid_first_radius(
  lows => :lows::int[], highs => :highs::int[],
  theme => :theme::int, lon => :lon::float8, lat => :lat::float8, radii_m => :radiiM::float8[], wanted_options => :options::int,
  from_day => :fromDay::date, to_day => :toDay::date
)
