-- The ids of a page of events in the order of :sort, and the number of all such events. :sort 'date': those with a date to come, in the order in which the
-- next one that takes place ends; then those whose dates are all over, the last one first; then permanent and undated ones. 'title': without regard to case and accents.
-- 'status': from draft to archived, then the last changed first. 'changed': the last changed first. Ties by id. :when 'upcoming' keeps the first of these
-- three groups, 'past' the second one, null all of them. :inDoubt keeps those whose place is to be checked. The other parameters are those of list-organiser-pois.sql.
WITH matched AS MATERIALIZED (
  SELECT p.id, p.updated_at, s.label, x.ends_at,
    CASE WHEN p.archived_at IS NOT NULL THEN 'archived' ELSE coalesce(w.status, 'published') END AS status
  FROM poi p
  LEFT JOIN LATERAL (SELECT y.id, y.label, y.locality FROM poi_version y WHERE y.poi_id = p.id AND y.status = 'published' LIMIT 1) v ON true
  LEFT JOIN LATERAL (
    SELECT y.id, y.status, y.label, y.locality FROM poi_version y
    WHERE y.poi_id = p.id AND y.status IN ('draft', 'in-review', 'accepted', 'refused') LIMIT 1
  ) w ON true
  JOIN LATERAL (
    SELECT y.id, y.label, y.is_permanent FROM poi_version y
    WHERE y.poi_id = p.id AND (y.id = coalesce(w.id, v.id) OR coalesce(w.id, v.id) IS NULL) ORDER BY y.number DESC LIMIT 1
  ) s ON true
  LEFT JOIN LATERAL (
    SELECT d.ends_at FROM period d
    LEFT JOIN date_state q ON q.poi_id = p.id AND q.state IN ('cancelled', 'postponed')
      AND q.starts_at = period_start(start_date => d.start_date, start_time => d.start_time)
    WHERE d.version_id = s.id
    ORDER BY d.ends_at <= :now::timestamptz, d.ends_at > :now::timestamptz AND q.state IS NOT NULL, CASE WHEN d.ends_at > :now::timestamptz THEN d.ends_at END, d.ends_at DESC LIMIT 1
  ) x ON NOT s.is_permanent
  WHERE p.organisation_id = ANY (:organisationIds::uuid[])
    AND (NOT :inDoubt::boolean OR EXISTS (SELECT FROM place_doubt d WHERE d.poi_id = p.id)
      AND (open_place_doubt(poi => p.id, as_of => :now::timestamptz)).reason IS NOT NULL)
    AND (:when::text IS NULL OR (x.ends_at <= :now::timestamptz) = (:when = 'past'))
    AND CASE WHEN :status::text IS NULL THEN true WHEN :status = 'published' THEN v.id IS NOT NULL AND p.archived_at IS NULL
      WHEN :status = 'archived' THEN p.archived_at IS NOT NULL ELSE w.status = :status END
    AND (:words::text IS NULL OR lower(unaccent('unaccent', CASE WHEN w.id IS NULL THEN concat_ws(' ', v.label, v.locality)
      ELSE concat_ws(' ', w.label, w.locality) END)) LIKE :words)
)
SELECT (SELECT count(*) FROM matched)::int AS total, ARRAY(
  SELECT m.id::text FROM matched m
  ORDER BY CASE :sort::text WHEN 'date' THEN coalesce((m.ends_at <= :now::timestamptz)::int, 2)
      WHEN 'status' THEN array_position(ARRAY['draft', 'in-review', 'accepted', 'refused', 'published', 'archived'], m.status) END,
    CASE WHEN :sort = 'date' AND m.ends_at > :now::timestamptz THEN m.ends_at END,
    CASE WHEN :sort = 'date' THEN m.ends_at END DESC NULLS LAST,
    CASE WHEN :sort = 'title' THEN lower(unaccent('unaccent', m.label)) COLLATE "C" END,
    CASE WHEN :sort IN ('changed', 'status') THEN m.updated_at END DESC, m.id
  LIMIT :pageSize::int OFFSET :offset::int
) AS ids
