-- Counts a visitor of each event of :poiIds once per day and kind, and at most :most visitors of
-- one network per event, day and kind. Skips events that visitors cannot see. An impression or a
-- click of a sponsored card counts only on a day on which the event is sponsored. One row per
-- counted event. Locks in the order of ids, so that concurrent visits cannot deadlock.
WITH open AS (
  SELECT p.id FROM poi p
  WHERE p.id = ANY (:poiIds::uuid[]) AND p.is_enabled AND p.archived_at IS NULL
    AND EXISTS (SELECT FROM poi_version v WHERE v.poi_id = p.id AND v.status = 'published')
    AND (:kind::text IN ('view', 'click') OR EXISTS (SELECT FROM promotion r WHERE r.poi_id = p.id AND r.run @> :day::date))
    AND (SELECT count(*) FROM poi_visit n
      WHERE n.poi_id = p.id AND n.day = :day::date AND n.kind = :kind::text AND n.network = :network::text) < :most::int
), counted AS (
  INSERT INTO poi_visit (day, poi_id, kind, visitor, network)
  SELECT :day::date, open.id, :kind::text, :visitor::text, :network::text FROM open ORDER BY open.id
  ON CONFLICT DO NOTHING
  RETURNING poi_id
)
INSERT INTO poi_day AS d (poi_id, day, views, clicks, impressions, promoted_clicks)
SELECT counted.poi_id, :day::date, (:kind::text = 'view')::int, (:kind::text = 'click')::int, (:kind::text = 'impression')::int,
  (:kind::text = 'promoted-click')::int
FROM counted ORDER BY counted.poi_id
ON CONFLICT (poi_id, day) DO UPDATE SET views = d.views + excluded.views, clicks = d.clicks + excluded.clicks,
  impressions = d.impressions + excluded.impressions, promoted_clicks = d.promoted_clicks + excluded.promoted_clicks
RETURNING poi_id::text AS "poiId"
