-- An organisation as :accountId, who belongs to it, sees it; none when he does not.
SELECT o.id::text, o.slug, o.name, o.status, m.role, o.email, o.street_address AS "streetAddress", o.postal_code AS "postalCode", o.locality, o.siren,
  o.website, o.description, o.registry_state AS "registryState", o.registry, o.reason, o.version, o.submitted_at AS "submittedAt",
  o.decided_at AS "decidedAt", o.created_at AS "createdAt", o.updated_at AS "updatedAt"
FROM membership m JOIN organisation o ON o.id = m.organisation_id
WHERE m.account_id = :accountId::text AND m.organisation_id = :id::uuid
