-- Forgets the counts whose window ended before :now; answers how many.
WITH gone AS (DELETE FROM request_count WHERE window_ends_at < :now::timestamptz RETURNING 1)
SELECT count(*)::int AS count FROM gone
