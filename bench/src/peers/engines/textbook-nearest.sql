-- The twenty nearest pois of a theme, on some days, within a radius, ties by id, as one JSON text.
-- bench.peer_near_0 is replaced with the table of the theme, whose GiST index returns positions in
-- the order of their distance: the scan ends after the twentieth poi of these days. Both distances
-- are those on the sphere. Cards are joined after the limit.
WITH page AS MATERIALIZED (
  SELECT n.poi_id, n.geog <-> ST_SetSRID(ST_MakePoint($1::float8, $2::float8), 4326)::geography AS metres
  FROM bench.peer_near_0 n
  WHERE ST_DWithin(n.geog, ST_SetSRID(ST_MakePoint($1::float8, $2::float8), 4326)::geography, $3::float8, false)
    AND n.dates && daterange($4::date, $5::date, '[]')
  ORDER BY n.geog <-> ST_SetSRID(ST_MakePoint($1::float8, $2::float8), 4326)::geography, n.poi_id
  LIMIT $6::int
)
SELECT '[' || coalesce(string_agg(coalesce(s.next_card, left(s.card::text, -1))
  || ',"distance":' || round(page.metres)::int || '}', ',' ORDER BY page.metres, page.poi_id), '') || ']' AS packed
FROM page JOIN poi_search s ON s.poi_id = page.poi_id
