-- The number of events of :organisationId, :most at most, that have only a draft and that the editor
-- or a program of the organisation created. Under its source `import`, a program has created those
-- whose hash begins with :payloadHash and whose history begins with an organiser; files created the
-- others.
SELECT count(*)::int AS drafts FROM (
  SELECT 1 FROM poi p
  WHERE p.organisation_id = :organisationId::uuid AND p.published_at IS NULL AND p.archived_at IS NULL
    AND (p.source IS NULL OR starts_with(p.source, 'import:' || p.organisation_id::text || ':')
      OR p.source = 'import:' || p.organisation_id::text AND starts_with(p.source_hash, :payloadHash::text)
        AND EXISTS (SELECT FROM poi_history h WHERE h.poi_id = p.id AND h.action = 'created' AND h.actor_kind = 'organiser'))
    AND EXISTS (SELECT FROM poi_version v WHERE v.poi_id = p.id AND v.status = 'draft')
    AND NOT EXISTS (SELECT FROM poi_version v WHERE v.poi_id = p.id AND v.status <> 'draft')
  LIMIT :most::int
) AS draft
