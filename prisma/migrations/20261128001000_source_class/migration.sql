-- The class of an event in its feed. Empty when the feed names none.
-- feed_class lists the pairs of feed and class. It reads the index poi_source once for each pair,
-- not once for each event. Files of organisations are no feeds.
-- dashboard_poi gets the source and the class of its events.
SET lock_timeout = '5s';

ALTER TABLE poi ADD COLUMN source_class text NOT NULL DEFAULT '';

CREATE INDEX poi_source ON poi (source, source_class, id) WHERE source IS NOT NULL AND archived_at IS NULL;

CREATE VIEW feed_class AS
WITH RECURSIVE pair AS (
  (SELECT p.source, p.source_class FROM poi p WHERE p.source IS NOT NULL AND p.archived_at IS NULL
   ORDER BY p.source, p.source_class LIMIT 1)
  UNION ALL
  SELECT n.source, n.source_class FROM pair CROSS JOIN LATERAL (
    SELECT p.source, p.source_class FROM poi p
    WHERE p.source IS NOT NULL AND p.archived_at IS NULL AND (p.source, p.source_class) > (pair.source, pair.source_class)
    ORDER BY p.source, p.source_class LIMIT 1) n
)
SELECT source, source_class FROM pair WHERE source NOT LIKE 'import:%';

CREATE OR REPLACE VIEW dashboard_poi AS
SELECT p.id, v.id AS version_id, p.region_id, p.is_enabled, v.themes, v.main_media_id, v.is_permanent,
  CASE WHEN v.is_permanent THEN 'infinity' ELSE coalesce((SELECT max(d.ends_at) FROM period d WHERE d.version_id = v.id), 'infinity') END AS ends_at,
  v.label, p.source, p.source_class
FROM poi p
JOIN poi_version v ON v.poi_id = p.id AND v.status IN ('published', 'draft') AND (v.status = 'published'
  OR p.organisation_id IS NULL AND NOT EXISTS (SELECT FROM poi_version b WHERE b.poi_id = p.id AND b.status = 'published'))
WHERE p.archived_at IS NULL;
