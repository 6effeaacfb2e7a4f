-- The date of a version with the key :startsAt, unless it is over at :now. `movedFrom`: the key that
-- it had at first; null unless the organiser has moved it.
SELECT coalesce(q.state, 'scheduled') AS "liveState", q.moved_from::text AS "movedFrom"
FROM poi_version v
JOIN period x ON x.version_id = v.id AND x.ends_at > :now::timestamptz
  AND period_start(start_date => x.start_date, start_time => x.start_time) = :startsAt::timestamp
LEFT JOIN date_state q ON q.poi_id = v.poi_id AND q.starts_at = :startsAt::timestamp
WHERE v.id = :versionId::uuid
LIMIT 1
