-- Claims due photos with a lease until :until, at most :perHost of a host at any time and :most per
-- call; call it under the queue's lock. Includes photos of feeds only when :withFeeds, those of
-- batch imports always. After a crash other workers may claim them again once the lease ends; each
-- claim counts as an attempt.
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
