-- The number of pois that list-found-pois.sql lists within :radiusM metres, on all pages.
SELECT count_text_pois(
  wanted_words => text_query(typed => :q::text), first_cell => :firstCell::int, last_cell => :lastCell::int,
  theme => :theme::int, lon => :lon::float8, lat => :lat::float8, radius_m => :radiusM::float8, wanted_options => :options::int,
  from_day => :fromDay::date, to_day => :toDay::date, wanted_group => :group::text, today => :today::date,
  excluded_poi_id => :excludePoiId::uuid, west => :west::float8, south => :south::float8, east => :east::float8, north => :north::float8
) AS total
