-- Those of both events that are online, not hidden by a moderator, and of which no version is being
-- edited or reviewed. In the order of the ids.
SELECT p.id, v.label, CASE WHEN o.id IS NOT NULL THEN jsonb_build_object('id', o.id, 'name', o.name) END AS organisation
FROM poi p
JOIN poi_version v ON v.poi_id = p.id AND v.status = 'published'
LEFT JOIN organisation o ON o.id = p.organisation_id
WHERE p.id IN (:poiId::uuid, :keptId::uuid) AND p.archived_at IS NULL AND p.is_enabled
  AND NOT EXISTS (SELECT FROM poi_version w WHERE w.poi_id = p.id AND w.status IN ('draft', 'in-review', 'accepted', 'refused'))
ORDER BY p.id
