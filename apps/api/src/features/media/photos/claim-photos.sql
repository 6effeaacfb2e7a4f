-- Takes photos that are due until :until: of each host no more than :perHost are taken at any time, :most of all of them. In a transaction that
-- holds its turn. Those of feeds only when :withFeeds; those of the files people send always. A worker that dies leaves them to the next one after :until; each time counts as a try.
WITH hosts AS (
  SELECT f.host, count(*) FILTER (WHERE f.leased_until > :now::timestamptz) AS taken FROM photo_fetch f WHERE f.status = 'pending' GROUP BY f.host
), chosen AS (
  SELECT d.id FROM hosts h CROSS JOIN LATERAL (
    SELECT f.id FROM photo_fetch f
    WHERE f.host = h.host AND f.status = 'pending' AND (:withFeeds::boolean OR f.import_id IS NOT NULL) AND f.next_attempt_at <= :now::timestamptz
      AND (f.leased_until IS NULL OR f.leased_until <= :now::timestamptz)
    ORDER BY f.next_attempt_at, f.rank, f.id LIMIT greatest(0, :perHost::int - h.taken)) d
  LIMIT :most::int
)
UPDATE photo_fetch f SET leased_until = :until::timestamptz, attempts = f.attempts + 1
FROM chosen c WHERE f.id = c.id
RETURNING f.id, f.poi_id AS "poiId", f.url, f.rank, f.title, f.credits, f.license, f.attempts
