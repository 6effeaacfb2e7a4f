-- The events of :sourceId that a person has edited and that readings may still write, those edited last
-- first, ties by id, :most at most, out of the :candidates of its owner that were edited last. The source has
-- given each of them at least once.
-- LATERAL with LIMIT forces the walk of edited_poi, however many records the source has given; with OFFSET 0
-- one look-up of each event by its id: without statistics the planner would read all events of the source.
SELECT p.id AS "poiId", v.label AS title
FROM followed_source s
CROSS JOIN LATERAL (SELECT x.poi_id, x.edited_at FROM edited_poi x WHERE x.source = coalesce(s.poi_source, 'import:' || s.organisation_id)
  ORDER BY x.edited_at DESC, x.poi_id LIMIT :candidates::int) e
CROSS JOIN LATERAL (SELECT * FROM poi x WHERE x.id = e.poi_id OFFSET 0) p
CROSS JOIN LATERAL (SELECT FROM followed_record r WHERE r.source_id = s.id AND r.ext_id = p.ext_id OFFSET 0) given
CROSS JOIN LATERAL (SELECT x.label FROM poi_version x WHERE x.poi_id = p.id AND x.status <> 'archived'
  ORDER BY x.status = 'published', x.number DESC LIMIT 1) v
WHERE s.id = :sourceId::uuid AND p.source = coalesce(s.poi_source, 'import:' || s.organisation_id)
  AND p.organisation_id IS NOT DISTINCT FROM s.organisation_id AND p.archived_at IS NULL AND NOT p.is_import_locked
ORDER BY e.edited_at DESC, p.id LIMIT :most::int
