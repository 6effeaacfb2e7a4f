SELECT p.id::text AS id, p.slug_fr AS "slugFr", v.label, v.description, p.live_state AS "liveState",
  to_char(greatest(p.updated_at, v.updated_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "updatedAt",
  jsonb_build_object('name', v.place_name, 'streetAddress', v.street_address, 'postalCode', v.postal_code, 'locality', v.locality,
    'position', CASE WHEN v.lon IS NOT NULL THEN jsonb_build_object('lon', v.lon, 'lat', v.lat) END) AS place,
  x.periods
FROM favorite f
JOIN poi p ON p.id = f.poi_id AND p.is_enabled AND p.archived_at IS NULL
JOIN poi_version v ON v.poi_id = p.id AND v.status = 'published' AND NOT v.is_permanent
CROSS JOIN LATERAL (
  SELECT jsonb_agg(jsonb_build_object('startDate', x.start_date, 'endDate', x.end_date, 'startTime', x.start_time, 'endTime', x.end_time, 'note', x.note,
      'liveState', coalesce(q.state, 'scheduled'), 'movedFrom', former_start(q.moved_from))
    ORDER BY x.start_date, x.start_time NULLS FIRST, x.ends_at) AS periods
  FROM period x
  LEFT JOIN date_state q ON q.poi_id = p.id AND q.starts_at = period_start(start_date => x.start_date, start_time => x.start_time)
  WHERE x.version_id = v.id AND x.ends_at > :since::timestamptz
) x
WHERE f.account_id = :accountId::text AND x.periods IS NOT NULL
ORDER BY p.id
