-- Cards of the nearest pois that share a theme with a poi, within :radiusM metres; ties fall back on the id. Itself is left out.
WITH page AS MATERIALIZED (
  SELECT * FROM similar_pois(:poiId::uuid, :themeMask::int, :lon::float8, :lat::float8, :radiusM::float8, :fromDay::date, :toDay::date,
    :pageSize::int) WITH ORDINALITY AS s (poi_id, distance, rank)
)
SELECT card.*
FROM page CROSS JOIN LATERAL poi_cards(page.poi_id, page.distance, :fromDay::date, :toDay::date, :today::date, :asOf::timestamptz) card
ORDER BY page.rank
