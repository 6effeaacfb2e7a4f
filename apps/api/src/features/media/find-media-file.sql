-- The picture :id. `isPublic`: it is a drawing, or the logo of an approved organisation, or the
-- published version of an event that is neither hidden nor archived shows it. `isMine`: :accountId
-- is a member of the organisation of an event that shows it or for which it was added, or of one
-- whose logo or proposed logo it is. `isLogo`: it is the logo or the proposed logo of any one.
WITH shown AS MATERIALIZED (
  SELECT v.poi_id, v.status FROM poi_version v
  WHERE v.id IN (SELECT x.version_id FROM poi_media x WHERE x.media_id = :id::uuid
    UNION ALL SELECT d.id FROM poi_version d WHERE d.main_media_id = :id::uuid)
)
SELECT m.kind, m.drawing, m.sha256, m.kind = 'drawing' OR EXISTS (
    SELECT FROM shown s JOIN poi p ON p.id = s.poi_id WHERE s.status = 'published' AND p.is_enabled AND p.archived_at IS NULL)
    OR EXISTS (SELECT FROM organisation o WHERE o.logo_id = m.id AND o.status = 'approved') AS "isPublic",
  EXISTS (SELECT FROM (SELECT s.poi_id FROM shown s UNION ALL SELECT m.poi_id) s JOIN poi p ON p.id = s.poi_id
    JOIN organisation_actor r ON r.organisation_id = p.organisation_id AND r.actor_id = :accountId::text)
    OR EXISTS (SELECT FROM (SELECT o.id FROM organisation o WHERE o.logo_id = m.id UNION ALL
        SELECT c.organisation_id FROM organisation_change c WHERE c.logo_id = m.id) l
      JOIN organisation_actor r ON r.organisation_id = l.id AND r.actor_id = :accountId::text) AS "isMine",
  EXISTS (SELECT FROM organisation o WHERE o.logo_id = m.id) OR EXISTS (SELECT FROM organisation_change c WHERE c.logo_id = m.id) AS "isLogo"
FROM media m
WHERE m.id = :id::uuid
