-- The dates of the published version that are not over at :now, soonest first, with their states.
-- `movedFrom`: the day and time that the date had at first; null unless the organiser has moved it.
SELECT x.start_date::text AS "startDate", x.end_date::text AS "endDate", x.start_time::text AS "startTime", x.end_time::text AS "endTime",
  coalesce(q.state, 'scheduled') AS "liveState", former_start(q.moved_from) AS "movedFrom"
FROM poi_version v
JOIN period x ON x.version_id = v.id AND x.ends_at > :now::timestamptz
LEFT JOIN date_state q ON q.poi_id = v.poi_id AND q.starts_at = period_start(start_date => x.start_date, start_time => x.start_time)
WHERE v.poi_id = :poiId::uuid AND v.status = 'published' AND NOT v.is_permanent
ORDER BY x.start_date, x.start_time NULLS FIRST, x.ends_at, x.id
LIMIT :most::int
