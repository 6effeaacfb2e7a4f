-- Deletes the picture :id when it has been orphaned since :before or longer and neither a
-- version nor an organisation shows it again. `isLast`: no other row refers to its files. No row when nothing was deleted.
WITH deleted AS (
  DELETE FROM media m
  WHERE m.id = :id::uuid AND m.orphaned_at <= :before::timestamptz
    AND NOT EXISTS (SELECT FROM poi_media x WHERE x.media_id = m.id) AND NOT EXISTS (SELECT FROM poi_version v WHERE v.main_media_id = m.id)
    AND NOT EXISTS (SELECT FROM organisation o WHERE o.logo_id = m.id) AND NOT EXISTS (SELECT FROM organisation_change c WHERE c.logo_id = m.id)
  RETURNING m.id, m.sha256
)
SELECT NOT EXISTS (SELECT FROM media o WHERE o.sha256 = g.sha256 AND o.id <> g.id) AS "isLast" FROM deleted g
