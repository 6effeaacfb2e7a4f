-- Towns with events that are not over, most populous first, ties by descending id. Filters, null
-- for none: name prefix :q, town :id. A page begins after the town of :afterPopulation and
-- :afterId. Events are counted up to :most.
SELECT r.id, r.name, d.name AS department, r.population, c.*
FROM region r
LEFT JOIN region d ON d.id = r.parent_id AND d.level = 'FRENCH_DEPARTMENT'
CROSS JOIN LATERAL (
  SELECT count(*)::int AS total, count(*) FILTER (WHERE NOT e.is_enabled)::int AS hidden,
    count(*) FILTER (WHERE cardinality(e.themes) = 0)::int AS "noTheme", count(*) FILTER (WHERE e.main_media_id IS NULL)::int AS "noImage"
  FROM (SELECT x.is_enabled, x.themes, x.main_media_id FROM dashboard_poi x
    WHERE x.region_id = r.id AND x.ends_at > :now::timestamptz LIMIT :most::int) e
) c
WHERE r.level = 'CITY' AND (:id::uuid IS NULL OR r.id = :id::uuid)
  AND EXISTS (SELECT FROM poi p WHERE p.region_id = r.id AND p.archived_at IS NULL)
  AND (:q::text IS NULL OR fold_text(r.name) LIKE fold_text(:q::text) || '%')
  AND (:afterId::uuid IS NULL OR (r.population, r.id) < (:afterPopulation::int, :afterId::uuid))
  AND c.total > 0
ORDER BY r.population DESC, r.id DESC
LIMIT :pageSize::int
