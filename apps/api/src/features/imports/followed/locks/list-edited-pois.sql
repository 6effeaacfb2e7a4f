-- The events of :sourceId that a person has edited and that readings may still write, those edited last
-- first, ties by id, :most at most, out of the :candidates of its owner that were edited last. The source has
-- given each of them at least once.
-- LATERAL with LIMIT forces the walk of edited_poi, however many records the source has given.
SELECT p.id AS "poiId", v.label AS title
FROM followed_source s
CROSS JOIN LATERAL (SELECT x.poi_id, x.edited_at FROM edited_poi x WHERE x.source = coalesce(s.poi_source, 'import:' || s.organisation_id)
  ORDER BY x.edited_at DESC, x.poi_id LIMIT :candidates::int) e
CROSS JOIN LATERAL (SELECT * FROM poi x WHERE x.id = e.poi_id AND x.source = coalesce(s.poi_source, 'import:' || s.organisation_id)
  AND x.organisation_id IS NOT DISTINCT FROM s.organisation_id AND x.archived_at IS NULL AND NOT x.is_import_locked OFFSET 0) p
CROSS JOIN LATERAL (SELECT FROM followed_record r WHERE r.source_id = s.id AND r.ext_id = p.ext_id OFFSET 0) given
CROSS JOIN LATERAL (SELECT x.label FROM poi_version x WHERE x.poi_id = p.id AND x.status <> 'archived'
  ORDER BY x.status = 'published', x.number DESC LIMIT 1) v
WHERE s.id = :sourceId::uuid
ORDER BY e.edited_at DESC, p.id LIMIT :most::int
