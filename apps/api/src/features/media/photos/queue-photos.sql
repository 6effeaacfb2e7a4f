-- Queues the photos that a feed names in those of its events that the search projection holds: the
-- first :perPoi of each, without duplicate addresses within an event. Skips photos queued before
-- and events locked against imports. Returns the number queued.
WITH named AS (
  SELECT v.poi_id, m.source_url AS url, x.rank, m.title, m.credits, m.license
  FROM poi p
  JOIN poi_search s ON s.poi_id = p.id
  JOIN poi_version v ON v.id = s.version_id
  JOIN poi_media x ON x.version_id = v.id AND x.rank <= :perPoi::int
  JOIN media m ON m.id = x.media_id AND m.kind = 'remote'
  WHERE p.source = :source::text AND NOT p.is_import_locked
), queued AS (
  INSERT INTO photo_fetch (id, poi_id, url, host, rank, title, credits, license, next_attempt_at, created_at)
  SELECT gen_random_uuid(), poi_id, url, lower(coalesce(substring(url from '^[a-zA-Z]+://([^/?#]+)'), '')), rank, title, credits, license,
    :now::timestamptz, :now::timestamptz
  FROM named
  ON CONFLICT (poi_id, url) DO NOTHING
  RETURNING 1
)
SELECT count(*)::int AS queued FROM queued
