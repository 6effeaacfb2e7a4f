-- Cards of the pois within :reachM metres of a place, nearest first; ties fall back on the id, so that pages never overlap.
-- What lies beyond :radiusM is marked extra. Theme 0 is every theme; a null :excludePoiId excludes none.
SELECT '[' || coalesce(string_agg(
  '{"isExtra":' || (page.distance > :radiusM::float8) || ',"card":' || card.card || '}', ',' ORDER BY page.rank), '') || ']' AS packed
FROM nearest_pois(:theme::int, :lon::float8, :lat::float8, :reachM::float8, :options::int, :fromDay::date, :toDay::date, :excludePoiId::uuid,
  :pageSize::int, :offset::int) WITH ORDINALITY AS page (poi_id, distance, rank)
CROSS JOIN LATERAL poi_card_texts(page.poi_id, page.distance, :fromDay::date, :toDay::date, :today::date, :asOf::timestamptz) card
