-- Replaces the stored pictures of :versionId by :ids, in that order; the first one is the main one.
-- Keeps remote pictures, which have no stored file.
WITH shown AS (
  SELECT id, rank::int AS rank FROM unnest(:ids::uuid[]) WITH ORDINALITY AS t (id, rank)
), deleted AS (
  DELETE FROM poi_media x USING media m
  WHERE x.version_id = :versionId::uuid AND m.id = x.media_id AND m.kind <> 'remote' AND m.id <> ALL (:ids::uuid[])
), kept AS (
  INSERT INTO poi_media (version_id, media_id, rank) SELECT :versionId::uuid, id, rank FROM shown
  ON CONFLICT (version_id, media_id) DO UPDATE SET rank = excluded.rank
), unmarked AS (
  UPDATE media SET orphaned_at = NULL WHERE id = ANY (:ids::uuid[]) AND orphaned_at IS NOT NULL
)
UPDATE poi_version SET main_media_id = (SELECT id FROM shown WHERE rank = 1), updated_at = :now::timestamptz
WHERE id = :versionId::uuid
RETURNING id
