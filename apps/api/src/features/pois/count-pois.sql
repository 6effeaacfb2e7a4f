-- How many pois list-pois.sql and list-nearest-pois.sql hold within :radiusM metres, all pages together.
SELECT count_grid_pois(:lows::int[], :highs::int[], :theme::int, :lon::float8, :lat::float8, :radiusM::float8, :options::int,
  :fromDay::date, :toDay::date, :group::text, :today::date, :excludePoiId::uuid) AS total
