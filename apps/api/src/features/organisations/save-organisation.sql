-- Writes the declared fields of an organisation as its next version.
UPDATE organisation SET name = :name::text, email = :email::text, street_address = :streetAddress::text, postal_code = :postalCode::text,
  locality = :locality::text, siren = :siren::text, website = :website::text, description = :description::text,
  registry_state = :registryState::text, registry = :registry::jsonb, version = version + 1, updated_at = :now::timestamptz
WHERE id = :id::uuid
RETURNING id::text
