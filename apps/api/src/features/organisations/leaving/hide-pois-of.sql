-- Takes the imported pois from an organisation: they belong to their feed again. Hides its other
-- pois, which the caller deletes next. Returns all of them.
UPDATE poi SET organisation_id = CASE WHEN source IS NULL THEN organisation_id END,
  is_import_locked = is_import_locked AND source IS NULL, is_enabled = is_enabled AND source IS NOT NULL
WHERE organisation_id = :organisationId::uuid
RETURNING id::text, source IS NULL AS "isOwn"
