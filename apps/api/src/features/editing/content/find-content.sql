-- Leaves out remote pictures. A trace of more than 1,000 points is reduced to every nth point and
-- the last one.
SELECT
  jsonb_build_object('themes', v.themes, 'tags', v.tags, 'options', array_remove(v.options, 'free'),
    'knownOptions', array_remove(v.known_options, 'free'),
    'features', coalesce((SELECT jsonb_agg(jsonb_build_object('id', f.id, 'group', f."group", 'label', f.label_fr) ORDER BY f."group", f.label_fr, f.id)
      FROM poi_feature x JOIN feature f ON f.id = x.feature_id WHERE x.version_id = v.id), '[]')) AS categories,
  jsonb_build_object('label', v.label, 'description', v.description, 'isPermanent', v.is_permanent,
    'periods', coalesce((SELECT jsonb_agg(jsonb_build_object('startDate', x.start_date, 'endDate', x.end_date, 'startTime', x.start_time,
        'endTime', x.end_time, 'note', x.note) ORDER BY x.start_date, x.start_time NULLS FIRST, x.ends_at, x.id)
      FROM period x WHERE x.version_id = v.id), '[]')) || poi_figures(v) AS dates,
  jsonb_build_object('name', v.place_name, 'streetAddress', v.street_address, 'postalCode', v.postal_code, 'locality', v.locality,
    'position', CASE WHEN v.lon IS NOT NULL THEN jsonb_build_object('lon', v.lon, 'lat', v.lat) END) AS place,
  jsonb_build_object('isFree', 'free' = ANY (v.options),
    'prices', coalesce((SELECT jsonb_agg(jsonb_build_object('minPriceCents', x.min_price_cents, 'maxPriceCents', x.max_price_cents,
        'priceModes', x.price_modes, 'policyName', x.policy_name, 'label', x.label, 'startDate', x.start_date, 'endDate', x.end_date,
        'additionalInfo', x.additional_info) ORDER BY x.rank, x.id)
      FROM price x WHERE x.version_id = v.id), '[]')) AS prices,
  coalesce((SELECT jsonb_agg(jsonb_build_object('id', m.id, 'title', m.title, 'credits', m.credits, 'license', m.license, 'licenseUrl', m.license_url, 'width', m.width,
        'height', m.height, 'position', a.position, 'thumbhash', m.thumbhash, 'focal', jsonb_build_object('x', m.focal_x, 'y', m.focal_y),
        'origin', m.origin, 'sourceUrl', m.source_url, 'isDrawing', m.kind = 'drawing') ORDER BY a.position)
    FROM (
      SELECT y.media_id, row_number() OVER (ORDER BY y.is_main DESC, y.rank, y.media_id) AS position
      FROM (SELECT x.media_id, x.rank, x.media_id IS NOT DISTINCT FROM v.main_media_id AS is_main FROM poi_media x WHERE x.version_id = v.id
        UNION ALL SELECT v.main_media_id, 0, true WHERE v.main_media_id IS NOT NULL
          AND NOT EXISTS (SELECT FROM poi_media x WHERE x.version_id = v.id AND x.media_id = v.main_media_id)) y
      JOIN media k ON k.id = y.media_id AND k.kind <> 'remote'
    ) a JOIN media m ON m.id = a.media_id), '[]') AS images,
  coalesce((SELECT jsonb_agg(jsonb_build_object('type', x.type, 'legalName', x.legal_name, 'emails', x.emails, 'phoneNumbers', x.phone_numbers,
      'websites', x.websites) ORDER BY x.rank, x.id) FROM contact x WHERE x.version_id = v.id), '[]') AS contacts,
  jsonb_build_object('tour', (SELECT jsonb_build_object('distanceM', x.distance_m, 'durationMin', x.duration_min, 'climbM', x.climb_m,
      'descentM', x.descent_m, 'minAltitudeM', x.min_altitude_m, 'maxAltitudeM', x.max_altitude_m,
      'locomotionModes', x.locomotion_modes, 'difficulty', x.difficulty, 'pointCount', ST_NPoints(r.line), 'lineHash', md5(ST_AsBinary(r.line)),
      'trace', (SELECT jsonb_agg(jsonb_build_object('lon', ST_X(d.geom), 'lat', ST_Y(d.geom), 'altitudeM', ST_Z(d.geom)) ORDER BY d.path)
        FROM (SELECT path, geom, count(*) OVER () AS points FROM ST_DumpPoints(r.line)) d
        WHERE (d.path[1] - 1) % ((d.points + 999) / 1000) = 0 OR d.path[1] = d.points))
    FROM tour x LEFT JOIN trace r ON r.version_id = x.version_id WHERE x.version_id = v.id)) AS traces
FROM poi_version v WHERE v.id = :versionId::uuid
