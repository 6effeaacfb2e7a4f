-- The map with a text filter: each poi of a box that matches the words of :q, at most :pageSize, by
-- id.
WITH page AS MATERIALIZED (
  SELECT poi_id FROM text_points(
    wanted_words => text_query(typed => :q::text), first_cell => :firstCell::int, last_cell => :lastCell::int,
    lows => :lows::int[], highs => :highs::int[],
    theme => :theme::int, west => :west::float8, south => :south::float8, east => :east::float8, north => :north::float8,
    wanted_options => :options::int, from_day => :fromDay::date, to_day => :toDay::date, page_size => :pageSize::int,
    here_lon => :lon::float8, here_lat => :lat::float8, radius_m => :radiusM::float8
  )
)
SELECT p.id, p.slug_fr AS "slugFr", v.label, v.themes[1] AS theme, jsonb_build_object('lon', v.lon, 'lat', v.lat) AS position
FROM page JOIN poi p ON p.id = page.poi_id JOIN poi_version v ON v.poi_id = p.id AND v.status = 'published'
ORDER BY p.id
