-- Organisation :id as its member or key :accountId sees it, with its pending or refused proposal; no row
-- for other accounts.
SELECT o.id::text, o.slug, o.name, o.status, m.role, o.email, o.street_address AS "streetAddress", o.postal_code AS "postalCode", o.locality, o.siren, o.rna, o.logo_id::text AS "logoId",
  o.website, o.description, o.registry_state AS "registryState", o.registry, o.reason, o.version, o.submitted_at AS "submittedAt",
  o.decided_at AS "decidedAt", o.created_at AS "createdAt", o.updated_at AS "updatedAt",
  CASE WHEN c.organisation_id IS NOT NULL THEN jsonb_build_object('name', c.name, 'locality', c.locality, 'website', c.website,
    'description', c.description, 'logoId', c.logo_id, 'reason', c.reason, 'submittedAt', to_char(c.submitted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) END AS change
FROM organisation_actor m JOIN organisation o ON o.id = m.organisation_id LEFT JOIN organisation_change c ON c.organisation_id = o.id
WHERE m.actor_id = :accountId::text AND m.organisation_id = :id::uuid
