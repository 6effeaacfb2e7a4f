-- :accountIds, :themes (as masks), :lons and :lats are in the same order.
WITH fresh AS MATERIALIZED (
  SELECT s.poi_id, s.version_id, s.theme_mask, s.lon, s.lat, s.popularity, s.card ->> 'theme' AS theme FROM poi_search s
  WHERE s.published_at >= :since::timestamptz AND s.published_at < :until::timestamptz AND s.dates && daterange(:today::date, NULL)
    AND s.card ->> 'liveState' IN ('scheduled', 'full')
)
SELECT r.id AS "accountId", f.theme_mask AS mask, f.poi_id::text AS id, f.theme, c."group", c.card ->> 'slugFr' AS slug, c.card ->> 'label' AS title,
  c."startDate", c."endDate", left(c."poiTime", 5) AS "startTime", nullif(concat_ws(', ', v.place_name, v.locality), '') AS place,
  v.is_permanent AS "isPermanent", f.popularity, c.distance
FROM unnest(:accountIds::text[], :themes::int[], :lons::float8[], :lats::float8[]) AS r (id, mask, lon, lat)
CROSS JOIN LATERAL (
  SELECT fresh.*, haversine(r.lon, r.lat, fresh.lon, fresh.lat) AS away FROM fresh
  WHERE fresh.theme_mask & r.mask <> 0 AND haversine(r.lon, r.lat, fresh.lon, fresh.lat) <= metres_haversine(:radiusM::float8)
  ORDER BY away, fresh.poi_id LIMIT :count::int
) f
JOIN poi_version v ON v.id = f.version_id
CROSS JOIN LATERAL poi_cards(
  card_id => f.poi_id, away => haversine_metres(f.away), from_day => :today::date, to_day => 'infinity', today => :today::date,
  as_of => :until::timestamptz
) c
ORDER BY r.id, c.distance, f.poi_id
