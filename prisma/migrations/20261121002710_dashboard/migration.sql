-- The dashboard of moderators: events that lack something, and those of a town.
SET lock_timeout = '5s';

CREATE INDEX poi_region ON poi (region_id, id) WHERE archived_at IS NULL;
CREATE INDEX poi_version_no_theme ON poi_version (poi_id) WHERE cardinality(themes) = 0 AND status IN ('published', 'draft');
CREATE INDEX poi_version_no_image ON poi_version (poi_id) WHERE main_media_id IS NULL AND status IN ('published', 'draft');

-- Events that moderators look after, hidden ones too: those visitors read, and drafts that belong to nobody, as an import leaves those that lack
-- something. An organiser's own draft is his business. `ends_at`: when the last of its dates is over; never for a place or what has no date.
CREATE VIEW dashboard_poi AS
SELECT p.id, v.id AS version_id, p.region_id, p.is_enabled, v.themes, v.main_media_id, v.is_permanent,
  CASE WHEN v.is_permanent THEN 'infinity' ELSE coalesce((SELECT max(d.ends_at) FROM period d WHERE d.version_id = v.id), 'infinity') END AS ends_at
FROM poi p
JOIN poi_version v ON v.poi_id = p.id AND v.status IN ('published', 'draft') AND (v.status = 'published'
  OR p.organisation_id IS NULL AND NOT EXISTS (SELECT FROM poi_version b WHERE b.poi_id = p.id AND b.status = 'published'))
WHERE p.archived_at IS NULL;
