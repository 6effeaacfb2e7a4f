-- Counts the events with open reports; the drafts that are not over and that an import keeps back;
-- of the other events those that are not over and have no theme, those that are not over and have no
-- main picture, and the non-permanent ones without a date; each up to :most; and the towns and the
-- classes of feeds with an event that is not archived.
WITH undated AS MATERIALIZED (
  SELECT v.id FROM poi_version v
  WHERE NOT v.is_permanent AND v.status IN ('published', 'draft') AND NOT EXISTS (SELECT FROM period x WHERE x.version_id = v.id)
)
SELECT
  (SELECT count(*)::int FROM (SELECT DISTINCT f.poi_id FROM feedback f JOIN poi p ON p.id = f.poi_id AND p.archived_at IS NULL
    WHERE f.report_kind IS NOT NULL AND f.done_at IS NULL LIMIT :most::int) r) AS reports,
  (SELECT count(*)::int FROM (SELECT FROM feed_class f
    JOIN dashboard_poi d ON d.source = f.source AND d.source_class = f.source_class
    JOIN poi_version v ON v.id = d.version_id AND v.status = 'draft'
    WHERE f.source_class LIKE 'kept-back:%' AND d.ends_at > :now::timestamptz LIMIT :most::int) k) AS "kept-back",
  (SELECT count(*)::int FROM (SELECT FROM dashboard_poi d WHERE cardinality(d.themes) = 0
    AND (d.source_class NOT LIKE 'kept-back:%' OR EXISTS (SELECT FROM poi_version k WHERE k.id = d.version_id AND k.status <> 'draft'))
    AND d.ends_at > :now::timestamptz LIMIT :most::int) a) AS "no-theme",
  (SELECT count(*)::int FROM (SELECT FROM dashboard_poi d WHERE d.main_media_id IS NULL
    AND (d.source_class NOT LIKE 'kept-back:%' OR EXISTS (SELECT FROM poi_version k WHERE k.id = d.version_id AND k.status <> 'draft'))
    AND d.ends_at > :now::timestamptz LIMIT :most::int) b) AS "no-image",
  (SELECT count(*)::int FROM (SELECT FROM undated u JOIN dashboard_poi d ON d.version_id = u.id
    WHERE (d.source_class NOT LIKE 'kept-back:%' OR EXISTS (SELECT FROM poi_version k WHERE k.id = d.version_id AND k.status <> 'draft')) LIMIT :most::int) c) AS "no-dates",
  (SELECT count(*)::int FROM region r WHERE r.level = 'CITY' AND EXISTS (
    SELECT FROM poi p WHERE p.region_id = r.id AND p.archived_at IS NULL)) AS "by-city",
  (SELECT count(*)::int FROM feed_class) AS "by-source"
