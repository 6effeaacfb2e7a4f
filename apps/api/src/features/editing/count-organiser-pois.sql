-- How many events :organisationIds have in all, and by status: one that is published and has a version in preparation counts for both.
SELECT count(*)::int AS total, count(*) FILTER (WHERE c.archived)::int AS archived,
  count(*) FILTER (WHERE c.is_published AND NOT c.archived)::int AS published,
  count(*) FILTER (WHERE c.working = 'draft')::int AS draft, count(*) FILTER (WHERE c.working = 'in-review')::int AS "inReview",
  count(*) FILTER (WHERE c.working = 'accepted')::int AS accepted, count(*) FILTER (WHERE c.working = 'refused')::int AS refused
FROM (
  SELECT p.archived_at IS NOT NULL AS archived, v.id IS NOT NULL AS is_published, w.status AS working
  FROM poi p
  LEFT JOIN poi_version v ON v.poi_id = p.id AND v.status = 'published'
  LEFT JOIN poi_version w ON w.poi_id = p.id AND w.status IN ('draft', 'in-review', 'accepted', 'refused')
  WHERE p.organisation_id = ANY (:organisationIds::uuid[])
    AND (:words::text IS NULL OR EXISTS (
      SELECT FROM poi_version s WHERE s.id = coalesce(w.id, v.id)
        AND lower(unaccent('unaccent', s.label || ' ' || coalesce(s.locality, ''))) LIKE :words))
) c
