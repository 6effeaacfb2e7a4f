-- The ids of a page of events by date, and the number of all such events. :when 'upcoming': those with a date to come, in the order in which the next one ends;
-- 'past': those whose dates are all over, the last one first. Neither has undated nor permanent events. The other parameters are those of
-- list-organiser-pois.sql.
WITH matched AS MATERIALIZED (
  SELECT p.id, x.ends_at
  FROM poi p
  LEFT JOIN LATERAL (SELECT y.id, y.label, y.locality FROM poi_version y WHERE y.poi_id = p.id AND y.status = 'published' LIMIT 1) v ON true
  LEFT JOIN LATERAL (
    SELECT y.id, y.status, y.label, y.locality FROM poi_version y
    WHERE y.poi_id = p.id AND y.status IN ('draft', 'in-review', 'accepted', 'refused') LIMIT 1
  ) w ON true
  JOIN LATERAL (
    SELECT y.id, y.is_permanent FROM poi_version y
    WHERE y.poi_id = p.id AND (y.id = coalesce(w.id, v.id) OR coalesce(w.id, v.id) IS NULL) ORDER BY y.number DESC LIMIT 1
  ) s ON NOT s.is_permanent
  JOIN LATERAL (
    SELECT d.ends_at FROM period d WHERE d.version_id = s.id
    ORDER BY d.ends_at <= :now::timestamptz, CASE WHEN d.ends_at > :now::timestamptz THEN d.ends_at END, d.ends_at DESC LIMIT 1
  ) x ON (x.ends_at <= :now::timestamptz) = (:when::text = 'past')
  WHERE p.organisation_id = ANY (:organisationIds::uuid[])
    AND CASE WHEN :status::text IS NULL THEN true WHEN :status = 'published' THEN v.id IS NOT NULL AND p.archived_at IS NULL
      WHEN :status = 'archived' THEN p.archived_at IS NOT NULL ELSE w.status = :status END
    AND (:words::text IS NULL OR lower(unaccent('unaccent', CASE WHEN w.id IS NULL THEN concat_ws(' ', v.label, v.locality)
      ELSE concat_ws(' ', w.label, w.locality) END)) LIKE :words)
)
SELECT (SELECT count(*) FROM matched)::int AS total, ARRAY(
  SELECT m.id::text FROM matched m
  ORDER BY CASE WHEN :when = 'past' THEN m.ends_at END DESC, m.ends_at, m.id LIMIT :pageSize::int OFFSET :offset::int
) AS ids
