-- Follows the approved organisation of a slug, and returns its slug. Changes nothing when the
-- account follows it, or has been deleted. No row for an unknown slug, and for an organisation that
-- is not approved.
WITH organiser AS (
  SELECT id, slug FROM organisation WHERE slug = :slug::text AND status = 'approved'
), added AS (
  INSERT INTO followed_organiser (account_id, organisation_id, created_at)
  SELECT a.id, organiser.id, :now::timestamptz FROM organiser, account a WHERE a.id = :accountId::text
  ON CONFLICT DO NOTHING
)
SELECT slug FROM organiser
