-- Archives the version instead of deleting it, because undoing the decision publishes it again
-- (unpublish-poi.sql). Deletes the states of dates that it does not have, so that a date that was
-- removed takes place when it is announced again; those of its own dates serve such an undo.
WITH deleted AS (DELETE FROM poi_version WHERE poi_id = :poiId::uuid AND status = 'archived'),
forgotten AS (
  DELETE FROM date_state q USING poi_version v
  WHERE q.poi_id = :poiId::uuid AND v.poi_id = q.poi_id AND v.status = 'published'
    AND NOT EXISTS (SELECT FROM period x WHERE x.version_id = v.id
      AND period_start(start_date => x.start_date, start_time => x.start_time) = q.starts_at)
)
UPDATE poi_version SET status = 'archived' WHERE poi_id = :poiId::uuid AND status = 'published' RETURNING id
