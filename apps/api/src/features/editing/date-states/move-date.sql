-- Moves a date in every version of an event that is not archived, with its duration; returns these
-- versions. Writes nothing when one of them has another date at the new start, and when the date
-- would lose its hours, unless :isBack: it returns to the start that it had at first. An end on the
-- day of the start may be past midnight, so that its time moves alone.
UPDATE period x SET start_date = :startDate::date, start_time = :startTime::time,
  end_date = CASE
    WHEN :startTime::time IS NULL OR x.start_time IS NULL OR x.end_time IS NULL OR x.end_date = x.start_date
      THEN :startDate::date + (x.end_date - x.start_date)
    ELSE (:startDate::date + :startTime::time + (x.end_date + x.end_time - (x.start_date + x.start_time)))::date
  END,
  end_time = CASE
    WHEN :startTime::time IS NULL OR x.start_time IS NULL THEN x.end_time
    ELSE x.end_time + (:startTime::time - x.start_time)
  END
FROM poi_version v
WHERE v.poi_id = :poiId::uuid AND v.status <> 'archived' AND x.version_id = v.id
  AND period_start(start_date => x.start_date, start_time => x.start_time) = :startsAt::timestamp
  AND (:isBack::boolean OR :startTime::time IS NOT NULL OR x.start_time IS NULL)
  AND NOT EXISTS (SELECT FROM poi_version w JOIN period y ON y.version_id = w.id JOIN period z ON z.version_id = w.id
    WHERE w.poi_id = :poiId::uuid AND w.status <> 'archived'
      AND period_start(start_date => y.start_date, start_time => y.start_time) = :startsAt::timestamp
      AND period_start(start_date => z.start_date, start_time => z.start_time) = period_start(start_date => :startDate::date, start_time => :startTime::time))
RETURNING v.id::text AS "versionId", x.ends_at <= :now::timestamptz AS "isOver"
