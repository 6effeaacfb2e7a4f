-- The events of :sourceId that a person has edited, those edited last first, ties by id, :most at most.
-- The source has given each of them at least once.
SELECT p.id AS "poiId", v.label AS title
FROM followed_source s JOIN followed_record r ON r.source_id = s.id
JOIN poi p ON p.source = coalesce(s.poi_source, 'import:' || s.organisation_id) AND p.ext_id = r.ext_id
  AND p.organisation_id IS NOT DISTINCT FROM s.organisation_id AND p.archived_at IS NULL
CROSS JOIN LATERAL (SELECT x.label FROM poi_version x WHERE x.poi_id = p.id AND x.status <> 'archived'
  ORDER BY x.status = 'published', x.number DESC LIMIT 1) v
CROSS JOIN LATERAL (SELECT max(h.happened_at) AS at FROM poi_history h
  WHERE h.poi_id = p.id AND h.actor_kind IN ('organiser', 'moderator') AND h.action IN ('saved', 'live-state', 'date-state')) edited
WHERE s.id = :sourceId::uuid AND edited.at IS NOT NULL AND (:poiId::uuid IS NULL OR p.id = :poiId::uuid)
ORDER BY edited.at DESC, p.id LIMIT :most::int
