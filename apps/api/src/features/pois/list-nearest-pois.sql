-- Cards of the pois within :reachM metres of a place, nearest first; ties fall back on the id, so that pages never overlap.
-- What lies beyond :radiusM is marked extra. Theme 0 is every theme; a null :excludePoiId excludes none.
WITH page AS MATERIALIZED (
  SELECT * FROM nearest_pois(:theme::int, :lon::float8, :lat::float8, :reachM::float8, :options::int, :fromDay::date, :toDay::date,
    :excludePoiId::uuid, :pageSize::int, :offset::int) WITH ORDINALITY AS n (poi_id, distance, rank)
)
SELECT '{"isExtra":' || (page.distance > :radiusM::float8) || ',"card":' || card.card || '}' AS json
FROM page CROSS JOIN LATERAL poi_card_texts(page.poi_id, page.distance, :fromDay::date, :toDay::date, :today::date, :asOf::timestamptz) card
ORDER BY page.rank
