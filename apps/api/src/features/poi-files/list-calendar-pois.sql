-- Those of the pois :ids that visitors can see, in this order. `periods` has the occurrences that end
-- after :since and touch the days from :fromDay to :toDay, by their start, and have one of the bits
-- :parts of part_mask (0: any), :mostDates at most; it is empty without one. The description is cut after 2,000 characters.
SELECT p.id::text AS id, p.slug_fr AS "slugFr", v.label, left(v.description, 2000) AS description, p.live_state AS "liveState",
  v.organizer_name AS "organizerName",
  to_char(p.published_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "publishedAt",
  to_char(greatest(p.updated_at, v.updated_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "updatedAt",
  jsonb_build_object('name', v.place_name, 'streetAddress', v.street_address, 'postalCode', v.postal_code, 'locality', v.locality,
    'position', CASE WHEN v.lon IS NOT NULL THEN jsonb_build_object('lon', v.lon, 'lat', v.lat) END) AS place,
  d.periods
FROM unnest(:ids::uuid[]) WITH ORDINALITY AS asked (poi_id, rank)
JOIN poi p ON p.id = asked.poi_id AND p.is_enabled AND p.archived_at IS NULL
JOIN poi_version v ON v.poi_id = p.id AND v.status = 'published'
CROSS JOIN LATERAL (
  SELECT coalesce(jsonb_agg(jsonb_build_object('startDate', x.start_date, 'endDate', x.end_date, 'startTime', x.start_time, 'endTime', x.end_time,
      'note', x.note, 'liveState', coalesce(q.state, 'scheduled'), 'movedFrom', former_start(q.moved_from))
    ORDER BY x.start_date, x.start_time NULLS FIRST, x.ends_at), '[]') AS periods
  FROM (
    SELECT * FROM period x
    WHERE x.version_id = v.id AND x.ends_at > :since::timestamptz AND x.start_date <= :toDay::date AND x.last_day >= :fromDay::date
      AND (:parts::int = 0 OR part_mask(start_time => x.start_time, end_time => x.end_time) & :parts::int <> 0)
    ORDER BY x.start_date, x.start_time NULLS FIRST, x.ends_at
    LIMIT :mostDates::int
  ) x
  LEFT JOIN date_state q ON q.poi_id = p.id AND q.starts_at = period_start(start_date => x.start_date, start_time => x.start_time)
) d
ORDER BY asked.rank
