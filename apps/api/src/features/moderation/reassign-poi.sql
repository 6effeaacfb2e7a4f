-- Gives :poiId to an approved organisation, after which no import changes it; null returns it to
-- its import. Queues a look for duplicates, which are events of two organisations or two sources.
-- Returns the organisation; no row when the organisation is unknown or not approved, or when the id
-- is null and the event has no import.
-- `isOwn`: nothing was written, because :accountId belongs to that organisation and is not an
-- administrator (:isAdmin).
WITH target AS (
  SELECT o.id, o.name, NOT :isAdmin::boolean AND EXISTS (
    SELECT FROM membership m WHERE m.organisation_id = o.id AND m.account_id = :accountId::text) AS is_own
  FROM (VALUES (:organisationId::uuid)) AS wanted (id)
  LEFT JOIN organisation o ON o.id = wanted.id AND o.status = 'approved'
  JOIN poi p ON p.id = :poiId::uuid AND (o.id IS NOT NULL OR (wanted.id IS NULL AND p.source IS NOT NULL))
), given AS (
  UPDATE poi p SET organisation_id = target.id, is_import_locked = target.id IS NOT NULL
  FROM target WHERE p.id = :poiId::uuid AND NOT target.is_own
  RETURNING p.id
), to_check AS (
  INSERT INTO duplicate_check (poi_id) SELECT id FROM given
)
SELECT id AS "organisationId", name AS "organisationName", is_own AS "isOwn" FROM target
