-- The number of pois that list-country-pois.sql lists on all pages, at most :most.
SELECT count_country_pois(
  theme => :theme::int, wanted_options => :options::int, from_day => :fromDay::date, to_day => :toDay::date,
  wanted_group => :group::text, today => :today::date, excluded_poi_id => :excludePoiId::uuid, most => :most::int
) AS total
