-- An event with an earlier period that lasted until less than seven days before :day is omitted, so
-- that a daily event gets a reminder for its first day only.
SELECT a.id AS "accountId", a.email, a.first_name AS "firstName", a.locale, p.id::text AS "poiId", p.slug_fr AS slug, v.label AS title,
  x.start_date::text AS "startDate", x.last_day::text AS "endDate", to_char(x.start_time, 'HH24:MI') AS "startTime",
  nullif(concat_ws(', ', v.place_name, v.locality), '') AS place
FROM favorite f
JOIN account a ON a.id = f.account_id
JOIN poi p ON p.id = f.poi_id AND p.is_enabled AND p.archived_at IS NULL AND p.live_state IN ('scheduled', 'full')
JOIN poi_version v ON v.poi_id = p.id AND v.status = 'published' AND NOT v.is_permanent
CROSS JOIN LATERAL (
  SELECT d.start_date, d.last_day, d.start_time FROM period d
  WHERE d.version_id = v.id AND d.start_date = :day::date
    AND NOT EXISTS (SELECT FROM date_state q WHERE q.poi_id = p.id AND q.state IN ('cancelled', 'postponed')
      AND q.starts_at = period_start(start_date => d.start_date, start_time => d.start_time))
  ORDER BY d.start_time NULLS FIRST, d.ends_at LIMIT 1
) x
WHERE f.account_id = ANY (:accountIds::text[])
  AND NOT EXISTS (SELECT FROM period e WHERE e.version_id = v.id AND e.start_date < :day::date AND e.last_day > :day::date - 7)
ORDER BY a.id, x.start_time NULLS FIRST, p.id
