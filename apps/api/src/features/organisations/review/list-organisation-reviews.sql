-- A page of organisations for moderators, each row with the total. :q is a part of the name or a
-- whole SIREN or RNA. :hasChange keeps the approved organisations with a pending proposal, the oldest
-- proposal first; without it, pending organisations come first.
SELECT o.id::text, o.slug, o.name, o.status, o.email, o.street_address AS "streetAddress", o.postal_code AS "postalCode", o.locality, o.siren, o.rna, o.logo_id::text AS "logoId", o.website,
  o.description, o.registry_state AS "registryState", o.registry, o.reason, o.version, o.submitted_at AS "submittedAt", o.decided_at AS "decidedAt",
  o.created_at AS "createdAt", o.updated_at AS "updatedAt",
  CASE WHEN c.organisation_id IS NOT NULL THEN jsonb_build_object('name', c.name, 'locality', c.locality, 'website', c.website,
    'description', c.description, 'logoId', c.logo_id, 'reason', c.reason, 'submittedAt', to_char(c.submitted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) END AS change,
  CASE WHEN a.id IS NOT NULL THEN jsonb_build_object('id', a.id, 'firstName', a.first_name, 'lastName', a.last_name, 'email', a.email) END AS applicant,
  (SELECT count(*)::int FROM membership x WHERE x.organisation_id = o.id) AS "memberCount",
  (SELECT count(*)::int FROM poi p WHERE p.organisation_id = o.id) AS "poiCount",
  EXISTS (SELECT FROM membership x WHERE x.organisation_id = o.id AND x.account_id = :viewerId::text) AS "isOwn",
  count(*) OVER ()::int AS total
FROM organisation o LEFT JOIN account a ON a.id = o.applicant_id LEFT JOIN organisation_change c ON c.organisation_id = o.id
WHERE (:id::uuid IS NULL OR o.id = :id::uuid) AND (:status::text IS NULL OR o.status = :status::text)
  AND (NOT :hasChange::boolean OR (o.status = 'approved' AND c.organisation_id IS NOT NULL AND c.reason IS NULL))
  AND (:q::text IS NULL OR fold_text(o.name) LIKE '%' || fold_text(:q::text) || '%' OR o.siren = replace(:q::text, ' ', '')
    OR o.rna = upper(replace(:q::text, ' ', '')))
ORDER BY CASE WHEN :hasChange::boolean THEN c.submitted_at WHEN o.status = 'pending' THEN o.submitted_at END, o.decided_at DESC NULLS LAST, o.id
LIMIT :pageSize::int OFFSET :offset::int
