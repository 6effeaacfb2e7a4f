SELECT count(*)::int AS drafts FROM (
  SELECT 1 FROM poi p
  WHERE p.organisation_id = :organisationId::uuid AND (p.source IS NULL OR starts_with(p.source, 'import:' || p.organisation_id::text || ':')) AND p.archived_at IS NULL
    AND EXISTS (SELECT FROM poi_version v WHERE v.poi_id = p.id AND v.status = 'draft')
    AND NOT EXISTS (SELECT FROM poi_version v WHERE v.poi_id = p.id AND v.status <> 'draft')
  LIMIT :most::int
) AS draft
