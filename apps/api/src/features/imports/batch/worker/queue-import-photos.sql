WITH queued AS (
  INSERT INTO photo_fetch (id, poi_id, url, host, rank, title, credits, license, import_id, next_attempt_at, created_at)
  SELECT gen_random_uuid(), v.poi_id, m.source_url, lower(coalesce(substring(m.source_url from '^[a-zA-Z]+://([^/?#]+)'), '')), x.rank,
    m.title, m.credits, m.license, :importId::uuid, :now::timestamptz, :now::timestamptz
  FROM poi_version v
  JOIN poi_media x ON x.version_id = v.id AND x.rank <= :perPoi::int
  JOIN media m ON m.id = x.media_id AND m.kind = 'remote'
  WHERE v.id = ANY (:versionIds::uuid[])
  ON CONFLICT (poi_id, url) DO NOTHING
  RETURNING 1
)
SELECT count(*)::int AS queued FROM queued
