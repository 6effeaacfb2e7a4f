-- Gives :poiId to an approved organisation, which no import changes any more; null hands it back to the import it came from. Answers the
-- organisation; no row when there is none to give it to, or no import to hand it back to. `isOwn`: :accountId belongs to that organisation and
-- is no administrator (:isAdmin), so nothing was written.
WITH target AS (
  SELECT o.id, o.name, NOT :isAdmin::boolean AND EXISTS (
    SELECT FROM membership m WHERE m.organisation_id = o.id AND m.account_id = :accountId::text) AS is_own
  FROM (VALUES (:organisationId::uuid)) AS wanted (id)
  LEFT JOIN organisation o ON o.id = wanted.id AND o.status = 'approved'
  JOIN poi p ON p.id = :poiId::uuid AND (o.id IS NOT NULL OR (wanted.id IS NULL AND p.source IS NOT NULL))
), given AS (
  UPDATE poi p SET organisation_id = target.id, is_import_locked = target.id IS NOT NULL
  FROM target WHERE p.id = :poiId::uuid AND NOT target.is_own
)
SELECT id AS "organisationId", name AS "organisationName", is_own AS "isOwn" FROM target
