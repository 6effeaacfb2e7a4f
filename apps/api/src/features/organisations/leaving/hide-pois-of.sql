-- Unpublishes the pois of an organisation. Those that a feed imported lose their organisation and
-- belong to the feed again; the others are deleted next.
UPDATE poi SET organisation_id = CASE WHEN source IS NULL THEN organisation_id END,
  is_import_locked = is_import_locked AND source IS NULL, is_enabled = is_enabled AND source IS NOT NULL
WHERE organisation_id = :organisationId::uuid
RETURNING id::text, source IS NULL AS "isOwn"
