-- Impressions, clicks, views and favourites of a campaign's event, one row for each day from
-- :fromDay to :toDay.
SELECT g.day::date::text AS "day", coalesce(d.impressions, 0) AS "impressions", coalesce(d.promoted_clicks, 0) AS "clicks",
  coalesce(d.views, 0) AS "views", coalesce(d.favorites, 0) AS "favorites"
FROM generate_series(:fromDay::date, :toDay::date, interval '1 day') AS g (day)
LEFT JOIN poi_day d ON d.poi_id = :poiId::uuid AND d.day = g.day::date
ORDER BY g.day
