-- The number of pois that list-found-pois.sql lists within :radiusM metres, on all pages; without a
-- place (:lon null), at most :most.
SELECT CASE WHEN :lon::float8 IS NULL
  THEN count_country_pois_with_words(
    wanted_words => text_query(typed => :q::text),
    theme => :theme::int, wanted_options => :options::int, from_day => :fromDay::date, to_day => :toDay::date,
    wanted_group => :group::text, today => :today::date, excluded_poi_id => :excludePoiId::uuid, most => :most::int
  )
  ELSE count_text_pois(
    wanted_words => text_query(typed => :q::text), first_cell => :firstCell::int, last_cell => :lastCell::int,
    lows => :lows::int[], highs => :highs::int[],
    theme => :theme::int, lon => :lon::float8, lat => :lat::float8, radius_m => :radiusM::float8, wanted_options => :options::int,
    from_day => :fromDay::date, to_day => :toDay::date, wanted_group => :group::text, today => :today::date,
    excluded_poi_id => :excludePoiId::uuid, west => :west::float8, south => :south::float8, east => :east::float8, north => :north::float8
  )
END AS total
