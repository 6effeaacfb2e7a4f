-- Deletes the counts of windows that ended before :now; returns their number.
WITH gone AS (DELETE FROM request_count WHERE window_ends_at < :now::timestamptz RETURNING 1)
SELECT count(*)::int AS count FROM gone
