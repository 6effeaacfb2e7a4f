-- Locks both events, the smaller id first. Returns those that are online and of which no version is
-- being edited or reviewed.
WITH locked AS MATERIALIZED (
  SELECT p.id, p.organisation_id, p.archived_at FROM poi p WHERE p.id IN (:poiId::uuid, :keptId::uuid) ORDER BY p.id FOR UPDATE
)
SELECT l.id, v.label, CASE WHEN o.id IS NOT NULL THEN jsonb_build_object('id', o.id, 'name', o.name) END AS organisation
FROM locked l
JOIN poi_version v ON v.poi_id = l.id AND v.status = 'published'
LEFT JOIN organisation o ON o.id = l.organisation_id
WHERE l.archived_at IS NULL
  AND NOT EXISTS (SELECT FROM poi_version w WHERE w.poi_id = l.id AND w.status IN ('draft', 'in-review', 'accepted', 'refused'))
ORDER BY l.id
