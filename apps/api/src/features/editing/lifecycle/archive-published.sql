-- Archives the version instead of deleting it, because undoing the decision publishes it again
-- (unpublish-poi.sql). When :versionId, which takes its place, has another hour for the only changed
-- date of a day, the state of that date goes to the new hour. Deletes the states of dates that the
-- former version does not have, so that a date that was removed takes place when it is announced
-- again; those of its own dates serve such an undo.
WITH deleted AS (DELETE FROM poi_version WHERE poi_id = :poiId::uuid AND status = 'archived'),
dates AS (
  SELECT v.id = :versionId::uuid AS is_new, x.start_date, period_start(start_date => x.start_date, start_time => x.start_time) AS starts_at
  FROM poi_version v JOIN period x ON x.version_id = v.id
  WHERE v.poi_id = :poiId::uuid AND (v.id = :versionId::uuid OR v.status = 'published')
), changed AS (
  SELECT d.is_new, d.start_date, min(d.starts_at) AS starts_at FROM dates d
  WHERE NOT EXISTS (SELECT FROM dates e WHERE e.is_new <> d.is_new AND e.starts_at = d.starts_at)
  GROUP BY d.is_new, d.start_date HAVING count(*) = 1
), moved AS (
  SELECT n.starts_at, q.state, q.moved_from
  FROM changed f JOIN changed n ON n.start_date = f.start_date AND n.is_new AND NOT f.is_new
  JOIN date_state q ON q.poi_id = :poiId::uuid AND q.starts_at = f.starts_at
), forgotten AS (
  DELETE FROM date_state q USING poi_version v
  WHERE q.poi_id = :poiId::uuid AND v.poi_id = q.poi_id AND v.status = 'published'
    AND NOT EXISTS (SELECT FROM dates d WHERE NOT d.is_new AND d.starts_at = q.starts_at)
    AND NOT EXISTS (SELECT FROM moved m WHERE m.starts_at = q.starts_at)
), kept AS (
  INSERT INTO date_state (poi_id, starts_at, state, moved_from) SELECT :poiId::uuid, m.starts_at, m.state, m.moved_from FROM moved m
  ON CONFLICT (poi_id, starts_at) DO UPDATE SET state = excluded.state, moved_from = excluded.moved_from
)
UPDATE poi_version SET status = 'archived' WHERE poi_id = :poiId::uuid AND status = 'published' RETURNING id
