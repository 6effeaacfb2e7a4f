-- Deletes attempts before :before and returns their number.
WITH gone AS (DELETE FROM attempt WHERE attempted_at < :before::timestamptz RETURNING 1)
SELECT count(*)::int AS count FROM gone
