-- Gives :poiId to an approved organisation, which no import changes any more; null hands it back to the import it came from. Answers the
-- organisation; no row when there is none to give it to, or no import to hand it back to.
UPDATE poi p
SET organisation_id = o.id, is_import_locked = o.id IS NOT NULL
FROM (VALUES (:organisationId::uuid)) AS wanted (id)
LEFT JOIN organisation o ON o.id = wanted.id AND o.status = 'approved'
WHERE p.id = :poiId::uuid AND (o.id IS NOT NULL OR (wanted.id IS NULL AND p.source IS NOT NULL))
RETURNING o.id AS "organisationId", o.name AS "organisationName"
