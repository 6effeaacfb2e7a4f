-- The published dates of an event, not over at :now, whose `origin` is among :origins, soonest first: the key that a date
-- had at first. `startsAt`: its key now. A start time is HH:mm.
SELECT DISTINCT ON (k.key) x.start_date::text AS "startDate", x.last_day::text AS "endDate", to_char(x.start_time, 'HH24:MI') AS "startTime",
  coalesce(q.state, 'scheduled') AS "liveState", k.key::text AS "startsAt", coalesce(q.moved_from, k.key)::text AS origin
FROM poi_version v
JOIN period x ON x.version_id = v.id AND x.ends_at > :now::timestamptz
CROSS JOIN LATERAL (SELECT period_start(start_date => x.start_date, start_time => x.start_time) AS key) k
LEFT JOIN date_state q ON q.poi_id = v.poi_id AND q.starts_at = k.key
WHERE v.poi_id = :poiId::uuid AND v.status = 'published' AND coalesce(q.moved_from, k.key) = ANY (:origins::timestamp[])
ORDER BY k.key, x.ends_at, x.id
