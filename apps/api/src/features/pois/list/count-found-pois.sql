-- How many pois list-found-pois.sql holds within :radiusM metres, all pages together.
SELECT count_text_pois(text_query(:q::text), :firstCell::int, :lastCell::int, :theme::int, :lon::float8, :lat::float8, :radiusM::float8,
  :options::int, :fromDay::date, :toDay::date, :group::text, :today::date, :excludePoiId::uuid) AS total
