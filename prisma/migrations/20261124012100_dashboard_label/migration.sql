-- The titles of the events of the dashboard, in which moderators search.
SET lock_timeout = '5s';

CREATE OR REPLACE VIEW dashboard_poi AS
SELECT p.id, v.id AS version_id, p.region_id, p.is_enabled, v.themes, v.main_media_id, v.is_permanent,
  CASE WHEN v.is_permanent THEN 'infinity' ELSE coalesce((SELECT max(d.ends_at) FROM period d WHERE d.version_id = v.id), 'infinity') END AS ends_at,
  v.label
FROM poi p
JOIN poi_version v ON v.poi_id = p.id AND v.status IN ('published', 'draft') AND (v.status = 'published'
  OR p.organisation_id IS NULL AND NOT EXISTS (SELECT FROM poi_version b WHERE b.poi_id = p.id AND b.status = 'published'))
WHERE p.archived_at IS NULL;
