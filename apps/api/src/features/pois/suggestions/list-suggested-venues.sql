-- Venues of pois that are not over whose name has :words, within :radiusM of :lon, :lat; :known are
-- left out. The nearest first. Null for :radiusM: any distance. Null for :lon: the whole country,
-- the venues with most of these pois first.
-- Cells bound the search, and :most the pois that it reads. Of many places, the first 40 alone get a
-- slug, which costs more than the rest of the query.
WITH place AS MATERIALIZED (
  SELECT v.place_name, v.street_address, v.postal_code, v.locality, count(*) AS pois,
    min(coalesce(haversine(:lon::float8, :lat::float8, s.lon, s.lat), 0)) AS away
  FROM pois_with_words(
    wanted_words => :words::tsquery, first_cell => :firstCell::int, last_cell => :lastCell::int,
    lows => :lows::int[], highs => :highs::int[], most => :most::int
  ) w
  CROSS JOIN LATERAL (SELECT * FROM poi_search s WHERE s.poi_id = w.poi_id OFFSET 0) s
  CROSS JOIN LATERAL (SELECT * FROM poi_version v WHERE v.id = s.version_id OFFSET 0) v
  WHERE s.expires_at IS NULL OR s.expires_at > :now::timestamptz
  GROUP BY v.place_name, v.street_address, v.postal_code, v.locality
), first AS MATERIALIZED (
  SELECT p.* FROM place p
  WHERE :radiusM::float8 IS NULL OR p.away <= metres_haversine(:radiusM::float8)
  ORDER BY p.away, p.pois DESC, p.place_name, p.street_address, p.postal_code, p.locality
  LIMIT 40
), venue AS (
  SELECT n.slug, min(p.away) AS away, sum(p.pois) AS pois,
    (array_agg(p.place_name ORDER BY p.away, p.pois DESC, p.place_name))[1] AS name,
    (array_agg(p.locality ORDER BY p.away, p.pois DESC, p.place_name))[1] AS locality
  FROM first p
  CROSS JOIN LATERAL venue_slug(p.place_name, p.street_address, p.postal_code, p.locality) AS n (slug)
  WHERE n.slug <> ALL (:known::text[])
  GROUP BY n.slug
)
SELECT slug, name, locality FROM venue
ORDER BY away, pois DESC, slug
LIMIT :count::int
