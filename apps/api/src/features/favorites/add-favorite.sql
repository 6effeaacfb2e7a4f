WITH shown AS (
  SELECT p.id FROM poi p
  WHERE p.id = :poiId::uuid AND p.is_enabled AND p.archived_at IS NULL
    AND EXISTS (SELECT FROM poi_version v WHERE v.poi_id = p.id AND v.status = 'published')
), added AS (
  INSERT INTO favorite (account_id, poi_id, created_at)
  SELECT a.id, shown.id, :now::timestamptz FROM shown, account a WHERE a.id = :accountId::text
  ON CONFLICT DO NOTHING
  RETURNING poi_id
), counted AS (
  INSERT INTO poi_day AS d (poi_id, day, favorites)
  SELECT added.poi_id, :day::date, 1 FROM added
  ON CONFLICT (poi_id, day) DO UPDATE SET favorites = d.favorites + 1
)
SELECT shown.id::text AS id FROM shown
