-- Inserts a pending organisation under the first free slug of its name, with :accountId as its
-- first owner; no row when the account already has a pending one.
WITH named AS (
  SELECT left(coalesce(nullif(replace(fold_text(:name::text), ' ', '-'), ''), 'organisateur'), 100) AS base
), free AS (
  SELECT s.slug FROM named, LATERAL (
    SELECT 1 AS n, named.base AS slug UNION ALL SELECT n, named.base || '-' || n FROM generate_series(2, 10000) AS n
  ) s
  WHERE NOT EXISTS (SELECT FROM organisation o WHERE o.slug = s.slug) ORDER BY s.n LIMIT 1
), written AS (
  INSERT INTO organisation (id, slug, status, name, email, street_address, postal_code, locality, siren, rna, website, description, registry_state, registry,
    applicant_id, submitted_at, created_at, updated_at)
  SELECT :id::uuid, free.slug, 'pending', :name::text, :email::text, :streetAddress::text, :postalCode::text, :locality::text, :siren::text, :rna::text, :website::text,
    :description::text, :registryState::text, :registry::jsonb, :accountId::text, :now::timestamptz, :now::timestamptz, :now::timestamptz
  FROM free
  ON CONFLICT (applicant_id) WHERE status = 'pending' DO NOTHING
  RETURNING id
)
INSERT INTO membership (organisation_id, account_id, role, created_at)
SELECT id, :accountId::text, 'owner', :now::timestamptz FROM written
RETURNING organisation_id::text AS id
