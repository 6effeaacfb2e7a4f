-- Attempts of :keys since :since but for those at :places, the latest first; `at` is in milliseconds.
SELECT key, (extract(epoch FROM attempted_at) * 1000)::float8 AS at
FROM attempt
WHERE scope = :scope AND key = ANY (:keys::text[]) AND attempted_at > :since::timestamptz AND ctid <> ALL (:places::text[]::tid[])
ORDER BY attempted_at DESC
LIMIT 200
