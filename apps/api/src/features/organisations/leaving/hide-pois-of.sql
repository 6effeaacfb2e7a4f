-- Takes what an organisation published off the site. What a feed brought goes back to its feed; the rest is about to be deleted.
UPDATE poi SET organisation_id = CASE WHEN source IS NULL THEN organisation_id END,
  is_import_locked = is_import_locked AND source IS NULL, is_enabled = is_enabled AND source IS NOT NULL
WHERE organisation_id = :organisationId::uuid
RETURNING id::text, source IS NULL AS "isOwn"
