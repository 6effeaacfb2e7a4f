-- Takes the imported pois from an organisation: they belong to their feed again. Hides its other
-- pois, which the caller deletes next: those of the editor, and those that its programs wrote under
-- a source of their own, which no feed or file would ever change again. Returns all of them.
WITH theirs AS (
  SELECT id, source IS NULL OR starts_with(source, 'import:' || organisation_id::text || ':') AS is_own
  FROM poi WHERE organisation_id = :organisationId::uuid
)
UPDATE poi p SET organisation_id = CASE WHEN t.is_own THEN p.organisation_id END,
  is_import_locked = p.is_import_locked AND t.is_own, is_enabled = p.is_enabled AND NOT t.is_own
FROM theirs t WHERE t.id = p.id AND p.organisation_id = :organisationId::uuid
RETURNING p.id::text, t.is_own AS "isOwn"
