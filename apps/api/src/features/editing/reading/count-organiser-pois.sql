SELECT count(*)::int AS total, count(*) FILTER (WHERE c.archived)::int AS archived,
  count(*) FILTER (WHERE c.is_published AND NOT c.archived)::int AS published,
  count(*) FILTER (WHERE c.working = 'draft')::int AS draft, count(*) FILTER (WHERE c.working = 'in-review')::int AS "inReview",
  count(*) FILTER (WHERE c.working = 'accepted')::int AS accepted, count(*) FILTER (WHERE c.working = 'refused')::int AS refused,
  count(*) FILTER (WHERE c.in_doubt)::int AS "inDoubt"
FROM (
  SELECT p.archived_at IS NOT NULL AS archived, v.label IS NOT NULL AS is_published, w.status AS working,
    d.poi_id IS NOT NULL AND (open_place_doubt(poi => p.id, as_of => :now::timestamptz)).reason IS NOT NULL AS in_doubt
  FROM poi p
  -- LATERAL with LIMIT forces one index look-up per event, independent of the estimated rows.
  LEFT JOIN LATERAL (SELECT x.label, x.locality FROM poi_version x WHERE x.poi_id = p.id AND x.status = 'published' LIMIT 1) v ON true
  LEFT JOIN LATERAL (
    SELECT x.status, x.label, x.locality FROM poi_version x
    WHERE x.poi_id = p.id AND x.status IN ('draft', 'in-review', 'accepted', 'refused') LIMIT 1
  ) w ON true
  LEFT JOIN place_doubt d ON d.poi_id = p.id
  WHERE p.organisation_id = ANY (:organisationIds::uuid[])
    AND (:words::text IS NULL OR lower(unaccent('unaccent', CASE WHEN w.status IS NULL THEN concat_ws(' ', v.label, v.locality)
      ELSE concat_ws(' ', w.label, w.locality) END)) LIKE :words)
) c
