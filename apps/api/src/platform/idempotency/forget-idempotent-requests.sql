-- Deletes the requests that began at :forgottenAt or before; returns their number.
WITH gone AS (DELETE FROM idempotent_request WHERE created_at <= :forgottenAt::timestamptz RETURNING 1)
SELECT count(*)::int AS count FROM gone
