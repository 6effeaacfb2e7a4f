-- How many pois list-pois.sql and list-nearest-pois.sql hold within :radiusM metres, all pages together. Strips hold one theme only, the grid
-- knows the groups.
SELECT CASE WHEN :theme::int > 0 AND :group::text IS NULL
  THEN count_near_pois(:theme::int, :lon::float8, :lat::float8, :radiusM::float8, :options::int, :fromDay::date, :toDay::date, :excludePoiId::uuid)
  ELSE count_grid_pois(:lows::int[], :highs::int[], :theme::int, :lon::float8, :lat::float8, :radiusM::float8, :options::int, :fromDay::date,
    :toDay::date, :group::text, :today::date, :excludePoiId::uuid) END AS total
