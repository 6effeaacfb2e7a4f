-- The picture :id. `isPublic`: it is a drawing, or the published version of an event that is
-- neither hidden nor archived shows it. `isMine`: :accountId is a member of the organisation of an
-- event that shows it, or for which it was added.
WITH shown AS MATERIALIZED (
  SELECT v.poi_id, v.status FROM poi_version v
  WHERE v.id IN (SELECT x.version_id FROM poi_media x WHERE x.media_id = :id::uuid
    UNION ALL SELECT d.id FROM poi_version d WHERE d.main_media_id = :id::uuid)
)
SELECT m.kind, m.drawing, m.sha256, m.kind = 'drawing' OR EXISTS (
    SELECT FROM shown s JOIN poi p ON p.id = s.poi_id WHERE s.status = 'published' AND p.is_enabled AND p.archived_at IS NULL) AS "isPublic",
  EXISTS (SELECT FROM (SELECT s.poi_id FROM shown s UNION ALL SELECT m.poi_id) s JOIN poi p ON p.id = s.poi_id
    JOIN membership r ON r.organisation_id = p.organisation_id AND r.account_id = :accountId::text) AS "isMine"
FROM media m
WHERE m.id = :id::uuid
