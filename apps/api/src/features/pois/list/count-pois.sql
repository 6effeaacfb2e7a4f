-- The number of pois that list-pois.sql and list-nearest-pois.sql list within :radiusM metres, on
-- all pages.
-- Reads the index of the theme for a theme without a group or a rectangle, else that of the grid.
SELECT CASE WHEN :theme::int > 0 AND :group::text IS NULL AND :west::float8 IS NULL
  THEN count_near_pois(
    theme => :theme::int, lon => :lon::float8, lat => :lat::float8, radius_m => :radiusM::float8, wanted_options => :options::int,
    from_day => :fromDay::date, to_day => :toDay::date, excluded_poi_id => :excludePoiId::uuid
  )
  ELSE count_grid_pois(
    lows => :lows::int[], highs => :highs::int[],
    theme => :theme::int, lon => :lon::float8, lat => :lat::float8, radius_m => :radiusM::float8, wanted_options => :options::int,
    from_day => :fromDay::date, to_day => :toDay::date, wanted_group => :group::text, today => :today::date,
    excluded_poi_id => :excludePoiId::uuid, west => :west::float8, south => :south::float8, east => :east::float8, north => :north::float8
  )
END AS total
