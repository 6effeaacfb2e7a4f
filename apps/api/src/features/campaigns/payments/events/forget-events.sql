-- Deletes events processed before :before.
WITH gone AS (DELETE FROM stripe_event WHERE processed_at < :before::timestamptz RETURNING 1)
SELECT count(*)::int AS forgotten FROM gone
