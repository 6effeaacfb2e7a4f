-- Counts a visitor of an open event once a day and kind, and at most :most of one network. One row when somebody was counted.
WITH open AS (
  SELECT p.id FROM poi p
  WHERE p.id = :poiId::uuid AND p.is_enabled AND p.archived_at IS NULL
    AND EXISTS (SELECT FROM poi_version v WHERE v.poi_id = p.id AND v.status = 'published')
    AND (SELECT count(*) FROM poi_visit n
      WHERE n.poi_id = :poiId::uuid AND n.day = :day::date AND n.kind = :kind::text AND n.network = :network::text) < :most::int
), met AS (
  INSERT INTO poi_visit (day, poi_id, kind, visitor, network)
  SELECT :day::date, open.id, :kind::text, :visitor::text, :network::text FROM open
  ON CONFLICT DO NOTHING
  RETURNING poi_id
)
INSERT INTO poi_day AS d (poi_id, day, views, clicks)
SELECT met.poi_id, :day::date, (:kind::text = 'view')::int, (:kind::text = 'click')::int FROM met
ON CONFLICT (poi_id, day) DO UPDATE SET views = d.views + excluded.views, clicks = d.clicks + excluded.clicks
RETURNING poi_id::text AS "poiId"
