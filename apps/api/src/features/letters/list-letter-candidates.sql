-- :themes holds theme numbers; 0 means every theme.
WITH near AS MATERIALIZED (
  SELECT n.poi_id, min(n.distance) AS distance
  FROM unnest(:themes::int[]) AS t (number)
  CROSS JOIN LATERAL nearest_pois(
    theme => t.number, lon => :lon::float8, lat => :lat::float8, radius_m => :radiusM::float8, wanted_options => 0,
    from_day => :fromDay::date, to_day => :toDay::date, excluded_poi_id => NULL, page_size => :count::int, skipped => 0
  ) n
  GROUP BY n.poi_id
)
SELECT s.poi_id::text AS id, s.card ->> 'theme' AS theme, c."group", c.card ->> 'slugFr' AS slug, c.card ->> 'label' AS title,
  c."startDate", c."endDate", left(c."poiTime", 5) AS "startTime", nullif(concat_ws(', ', v.place_name, v.locality), '') AS place,
  v.is_permanent AS "isPermanent", s.popularity, c.distance
FROM near
JOIN poi_search s ON s.poi_id = near.poi_id
JOIN poi_version v ON v.id = s.version_id
CROSS JOIN LATERAL poi_cards(
  card_id => s.poi_id, away => near.distance, from_day => :fromDay::date, to_day => :toDay::date, today => :today::date, as_of => :asOf::timestamptz
) c
WHERE s.card ->> 'liveState' IN ('scheduled', 'full')
