-- Includes accounts that turned optional mails off. `poi` has the next date, one that is cancelled or
-- postponed only when no other is to come.
SELECT a.id AS "accountId", a.email, a.first_name AS "firstName", a.locale, jsonb_build_object(
  'slug', p.slug_fr, 'title', v.label, 'startDate', x.start_date, 'endDate', x.last_day, 'startTime', to_char(x.start_time, 'HH24:MI'),
  'place', nullif(concat_ws(', ', v.place_name, v.locality), '')
) AS poi
FROM poi p
JOIN poi_version v ON v.poi_id = p.id AND v.status = 'published'
JOIN favorite f ON f.poi_id = p.id
JOIN account a ON a.id = f.account_id AND a.email_verified_at IS NOT NULL AND a.leaving_at IS NULL
LEFT JOIN LATERAL (
  SELECT d.start_date, d.last_day, d.start_time FROM period d
  LEFT JOIN date_state q ON q.poi_id = p.id AND q.starts_at = period_start(start_date => d.start_date, start_time => d.start_time)
  WHERE d.version_id = v.id
  ORDER BY d.ends_at <= :now::timestamptz, coalesce(q.state IN ('cancelled', 'postponed'), false), CASE WHEN d.ends_at > :now::timestamptz THEN d.ends_at END, d.ends_at DESC LIMIT 1
) x ON true
WHERE p.id = :poiId::uuid
ORDER BY a.id
