-- Records the public events of the next :batchSize ones, by id, that were published before
-- poi_change existed, as of :now. `isDone`: all of them are recorded. No row when another worker is
-- recording them.
WITH step AS MATERIALIZED (
  SELECT b.after FROM poi_change_backfill b LIMIT 1 FOR UPDATE SKIP LOCKED
), scanned AS MATERIALIZED (
  SELECT p.id FROM step CROSS JOIN LATERAL (SELECT x.id FROM poi x WHERE x.id > step.after ORDER BY x.id LIMIT :batchSize::int) p
), ids AS (
  SELECT array_agg(s.id ORDER BY s.id) AS all_ids,
    coalesce(array_agg(s.id ORDER BY s.id) FILTER (WHERE NOT EXISTS (SELECT FROM poi_change c WHERE c.poi_id = s.id)), '{}') AS missing
  FROM scanned s
), advanced AS (
  UPDATE poi_change_backfill b SET after = ids.all_ids[cardinality(ids.all_ids)] FROM ids, step WHERE b.after = step.after AND ids.all_ids IS NOT NULL
), ended AS (
  DELETE FROM poi_change_backfill b USING ids, step WHERE b.after = step.after AND ids.all_ids IS NULL
)
SELECT ids.all_ids IS NULL AS "isDone", record_poi_changes(ids => ids.missing, as_of => :now::timestamptz)::text AS recorded
FROM step CROSS JOIN ids
