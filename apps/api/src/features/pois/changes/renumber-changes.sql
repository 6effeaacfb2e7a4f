-- Renumbers at most :batchSize changes whose transaction is not of this database, as after a restore
-- of a dump: their numbers are above those that it has given. Returns how many.
WITH foreign_changes AS (
  SELECT c.poi_id FROM poi_change c WHERE c.xid >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint
  ORDER BY c.xid, c.poi_id LIMIT :batchSize::int FOR UPDATE SKIP LOCKED
), renumbered AS (
  UPDATE poi_change c SET xid = pg_current_xact_id()::text::bigint, state_xid = pg_current_xact_id()::text::bigint,
    live_xid = pg_current_xact_id()::text::bigint
  FROM foreign_changes f WHERE c.poi_id = f.poi_id RETURNING c.poi_id
)
SELECT count(*)::int AS renumbered FROM renumbered
