-- One row: the bytes of the write-ahead log that the server has flushed, or a standby has replayed; the cluster it
-- belongs to; whether it is a standby; and its start, by which two servers of one cluster differ.
SELECT pg_wal_lsn_diff(
         CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_flush_lsn() END, '0/0'
       )::text AS position,
       (SELECT system_identifier::text FROM pg_control_system()) AS cluster,
       pg_is_in_recovery() AS "isStandby",
       pg_postmaster_start_time()::text AS "startedAt"
