-- Publishes the pending proposal of organisation :id as its next version, and deletes the proposal.
-- No row when none is pending.
WITH accepted AS (
  DELETE FROM organisation_change WHERE organisation_id = :id::uuid AND reason IS NULL
  RETURNING organisation_id, name, locality, website, description, logo_id
)
UPDATE organisation o SET name = accepted.name, locality = accepted.locality, website = accepted.website, description = accepted.description,
  logo_id = accepted.logo_id,
  version = o.version + 1, updated_at = :now::timestamptz
FROM accepted WHERE o.id = accepted.organisation_id
RETURNING o.id::text
