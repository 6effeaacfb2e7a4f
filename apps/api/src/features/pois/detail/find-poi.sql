-- The poi of :poiId, or of :slugFr, current or former, or those of :poiIds (null otherwise), in any
-- state and no order; no row when unknown. Its content is that of the published version unless :versionId names another. A trace of more than
-- 1,000 points is thinned to every nth one and its last one. Remote pictures are left out.
SELECT p.id, p.slug_fr AS "slugFr", p.archived_at IS NOT NULL AS "isArchived", p.is_enabled AND v.id IS NOT NULL AS "isVisible",
  p.live_state AS "liveState", p.source, to_char(p.published_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "publishedAt",
  to_char(greatest(p.updated_at, v.updated_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "updatedAt",
  v.label, v.description, v.themes, v.options, v.known_options AS "knownOptions", v.tags, v.organizer_name AS "organizerName",
  (SELECT jsonb_build_object('slug', o.slug, 'name', o.name) FROM organisation o WHERE o.id = p.organisation_id AND o.status = 'approved') AS organiser,
  v.is_permanent AS "isPermanent", v.min_price_cents AS "minPriceCents", v.max_price_cents AS "maxPriceCents",
  poi_figures(v) AS figures,
  jsonb_build_object('name', v.place_name, 'venueSlug', CASE WHEN v.status = 'published' AND v.lon IS NOT NULL AND cardinality(v.themes) > 0
      THEN venue_slug(v.place_name, v.street_address, v.postal_code, v.locality) END,
    'streetAddress', v.street_address, 'postalCode', v.postal_code, 'locality', v.locality,
    'position', CASE WHEN v.lon IS NOT NULL THEN jsonb_build_object('lon', v.lon, 'lat', v.lat) END) AS place,
  NOT v.is_permanent AND EXISTS (SELECT FROM period x WHERE x.version_id = v.id)
    AND NOT EXISTS (SELECT FROM period x WHERE x.version_id = v.id AND x.ends_at > :asOf::timestamptz) AS "isPast",
  (SELECT jsonb_agg(jsonb_build_object('startDate', x.start_date, 'endDate', x.end_date, 'startTime', x.start_time, 'endTime', x.end_time,
      'isPast', x.ends_at <= :asOf::timestamptz, 'liveState', coalesce(q.state, 'scheduled'), 'note', x.note,
      'movedFrom', former_start(q.moved_from)) ORDER BY x.start_date, x.start_time NULLS FIRST, x.ends_at)
    FROM period x
    LEFT JOIN date_state q ON q.poi_id = p.id AND q.starts_at = period_start(start_date => x.start_date, start_time => x.start_time)
    WHERE x.version_id = v.id) AS periods,
  (SELECT jsonb_agg(jsonb_build_object('minPriceCents', x.min_price_cents, 'maxPriceCents', x.max_price_cents, 'currency', x.currency,
      'priceModes', x.price_modes, 'policyName', x.policy_name, 'label', x.label, 'startDate', x.start_date, 'endDate', x.end_date,
      'additionalInfo', x.additional_info) ORDER BY x.rank, x.id)
    FROM price x WHERE x.version_id = v.id) AS prices,
  (SELECT jsonb_agg(jsonb_build_object('type', x.type, 'legalName', x.legal_name, 'emails', x.emails, 'phoneNumbers', x.phone_numbers,
      'websites', x.websites) ORDER BY x.rank, x.id)
    FROM contact x WHERE x.version_id = v.id) AS contacts,
  (SELECT jsonb_agg(g.entry ORDER BY g.name) FROM (
      SELECT f."group" AS name, jsonb_build_object('group', f."group", 'features',
        jsonb_agg(jsonb_build_object('id', f.id, 'label', f.label_fr) ORDER BY f.label_fr, f.id)) AS entry
      FROM poi_feature x JOIN feature f ON f.id = x.feature_id WHERE x.version_id = v.id GROUP BY f."group") g) AS "featureGroups",
  (SELECT jsonb_build_object('distanceM', x.distance_m, 'durationMin', x.duration_min, 'climbM', x.climb_m, 'descentM', x.descent_m,
      'minAltitudeM', x.min_altitude_m, 'maxAltitudeM', x.max_altitude_m, 'locomotionModes', x.locomotion_modes, 'difficulty', x.difficulty,
      'trace', (SELECT jsonb_agg(jsonb_build_object('lon', ST_X(d.geom), 'lat', ST_Y(d.geom), 'altitudeM', ST_Z(d.geom)) ORDER BY d.path)
        FROM trace r, LATERAL (SELECT path, geom, count(*) OVER () AS points FROM ST_DumpPoints(r.line)) d
        WHERE r.version_id = v.id AND ((d.path[1] - 1) % ((d.points + 999) / 1000) = 0 OR d.path[1] = d.points)))
    FROM tour x WHERE x.version_id = v.id) AS tour,
  (SELECT jsonb_agg(jsonb_build_object('id', m.id, 'title', m.title, 'credits', m.credits, 'license', m.license, 'licenseUrl', m.license_url, 'width', m.width,
      'height', m.height, 'position', a.rank, 'thumbhash', m.thumbhash, 'color', m.color, 'focal',
      jsonb_build_object('x', round(m.focal_x::numeric, 3), 'y', round(m.focal_y::numeric, 3)), 'isDrawing', m.kind = 'drawing') ORDER BY a.is_main DESC, a.rank, m.id)
    FROM (SELECT x.media_id, x.rank, x.media_id = v.main_media_id AS is_main FROM poi_media x WHERE x.version_id = v.id
      UNION ALL SELECT v.main_media_id, 0, true WHERE v.main_media_id IS NOT NULL
        AND NOT EXISTS (SELECT FROM poi_media x WHERE x.version_id = v.id AND x.media_id = v.main_media_id)) a
    JOIN media m ON m.id = a.media_id AND m.kind <> 'remote') AS media
FROM poi p LEFT JOIN poi_version v ON v.poi_id = p.id
  AND v.id = coalesce(:versionId::uuid, (SELECT x.id FROM poi_version x WHERE x.poi_id = p.id AND x.status = 'published'))
WHERE p.id = ANY (coalesce(:poiIds::uuid[], ARRAY[coalesce(:poiId::uuid, (SELECT s.id FROM poi s WHERE s.slug_fr = :slugFr::text),
  (SELECT h.poi_id FROM poi_slug_history h WHERE h.slug_fr = :slugFr::text))]))
