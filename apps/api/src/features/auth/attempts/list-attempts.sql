-- Lists the latest :most attempts of each of :keys after :since, except the rows with the ctids
-- :places, latest first; `at` is in milliseconds since 1970.
SELECT k.key, a.at
FROM unnest(:keys::text[]) AS k (key)
CROSS JOIN LATERAL (
  SELECT (extract(epoch FROM attempted_at) * 1000)::float8 AS at
  FROM attempt
  WHERE scope = :scope AND key = k.key AND attempted_at > :since::timestamptz AND ctid <> ALL (:places::text[]::tid[])
  ORDER BY attempted_at DESC
  LIMIT :most::int
) a
ORDER BY a.at DESC
