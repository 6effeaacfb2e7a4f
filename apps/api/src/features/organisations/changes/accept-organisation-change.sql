-- Writes the waiting proposal of :id over what visitors read, as the next version, and removes it. No row when none waits.
WITH accepted AS (
  DELETE FROM organisation_change WHERE organisation_id = :id::uuid AND reason IS NULL
  RETURNING organisation_id, name, locality, website, description
)
UPDATE organisation o SET name = accepted.name, locality = accepted.locality, website = accepted.website, description = accepted.description,
  version = o.version + 1, updated_at = :now::timestamptz
FROM accepted WHERE o.id = accepted.organisation_id
RETURNING o.id::text
