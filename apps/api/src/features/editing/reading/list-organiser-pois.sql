-- A page of events: those of :ids in their order, else the last changed ones. The LATERAL join reads the events of each organisation in the
-- order of the index poi_organisation and stops at the end of the page. The date of an event is the next one that takes place; when all dates to
-- come are cancelled or postponed, the first of them; the last one when all are over.
WITH page AS (
  SELECT x.id, row_number() OVER (ORDER BY x.updated_at DESC, x.id) AS rank
  FROM unnest(CASE WHEN :ids::uuid[] IS NULL THEN :organisationIds::uuid[] END) AS g (id) CROSS JOIN LATERAL (
    SELECT p.id, p.updated_at
    FROM poi p
    LEFT JOIN poi_version v ON v.poi_id = p.id AND v.status = 'published'
    LEFT JOIN poi_version w ON w.poi_id = p.id AND w.status IN ('draft', 'in-review', 'accepted', 'refused')
    WHERE p.organisation_id = g.id
      AND CASE WHEN :status::text IS NULL THEN true WHEN :status = 'published' THEN v.id IS NOT NULL AND p.archived_at IS NULL
        WHEN :status = 'archived' THEN p.archived_at IS NOT NULL ELSE w.status = :status END
      AND (:words::text IS NULL OR lower(unaccent('unaccent', CASE WHEN w.id IS NULL THEN concat_ws(' ', v.label, v.locality)
        ELSE concat_ws(' ', w.label, w.locality) END)) LIKE :words)
    ORDER BY p.updated_at DESC, p.id LIMIT :pageSize::int + :offset::int
  ) x
  ORDER BY x.updated_at DESC, x.id LIMIT :pageSize::int OFFSET :offset::int
), shown AS (
  SELECT g.rank, p.id, p.organisation_id, p.slug_fr, p.edit_version, p.live_state, p.is_enabled, p.archived_at, p.updated_at,
    v.id AS published_id, w.id AS working_id, w.status AS working_status
  FROM (SELECT * FROM page UNION ALL SELECT * FROM unnest(:ids::uuid[]) WITH ORDINALITY AS i (id, rank)) g
  CROSS JOIN LATERAL (SELECT y.* FROM poi y WHERE y.id = g.id LIMIT 1) p
  LEFT JOIN LATERAL (SELECT y.id FROM poi_version y WHERE y.poi_id = p.id AND y.status = 'published' LIMIT 1) v ON true
  LEFT JOIN LATERAL (
    SELECT y.id, y.status FROM poi_version y WHERE y.poi_id = p.id AND y.status IN ('draft', 'in-review', 'accepted', 'refused') LIMIT 1
  ) w ON true
)
SELECT g.id, g.slug_fr AS "slugFr", s.label,
  CASE WHEN g.archived_at IS NOT NULL THEN 'archived' ELSE coalesce(g.working_status, 'published') END AS status,
  g.published_id IS NOT NULL AND g.archived_at IS NULL AS "isPublished", g.edit_version AS version,
  jsonb_build_object('id', o.id, 'name', o.name) AS organisation, s.themes[1] AS theme, s.locality,
  x.start_date::text AS "startDate", x.last_day::text AS "endDate", x.start_time::text AS "startTime",
  coalesce(x.ends_at <= :now::timestamptz, false) AND NOT s.is_permanent AS "isPast", s.is_permanent AS "isPermanent",
  coalesce(m.id, k.media_id)::text AS "mainMediaFileId", g.live_state AS "liveState", g.is_enabled AS "isEnabled",
  (open_place_doubt(poi => g.id, as_of => :now::timestamptz)).reason AS "placeDoubt",
  to_char(g.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "updatedAt"
FROM shown g
JOIN organisation o ON o.id = g.organisation_id
JOIN poi_version s ON s.id = coalesce(g.working_id, g.published_id,
  (SELECT a.id FROM poi_version a WHERE a.poi_id = g.id ORDER BY a.number DESC LIMIT 1))
LEFT JOIN media m ON m.id = s.main_media_id AND m.kind <> 'remote'
LEFT JOIN LATERAL (
  SELECT y.media_id FROM poi_media y JOIN media z ON z.id = y.media_id AND z.kind <> 'remote'
  WHERE y.version_id = s.id ORDER BY y.rank, y.media_id LIMIT 1
) k ON true
LEFT JOIN LATERAL (
  SELECT d.start_date, d.last_day, d.start_time, d.ends_at FROM period d
  LEFT JOIN date_state q ON q.poi_id = g.id AND q.state IN ('cancelled', 'postponed')
    AND q.starts_at = period_start(start_date => d.start_date, start_time => d.start_time)
  WHERE d.version_id = s.id
  ORDER BY d.ends_at <= :now::timestamptz, d.ends_at > :now::timestamptz AND q.state IS NOT NULL, CASE WHEN d.ends_at > :now::timestamptz THEN d.ends_at END, d.ends_at DESC LIMIT 1
) x ON true
ORDER BY g.rank
