-- The organisations of which :accountId is a member or a key, sorted by name; only :id when it is given.
SELECT o.id::text, o.slug, o.name, o.status, m.role, o.logo_id::text AS "logoId", CASE WHEN o.status IN ('refused', 'suspended') THEN o.reason END AS reason,
  (SELECT count(*)::int FROM membership x WHERE x.organisation_id = o.id) AS "memberCount",
  (SELECT count(*)::int FROM poi p WHERE p.organisation_id = o.id) AS "poiCount", o.created_at AS "createdAt"
FROM organisation_actor m JOIN organisation o ON o.id = m.organisation_id
WHERE m.actor_id = :accountId::text AND (:id::uuid IS NULL OR o.id = :id::uuid)
ORDER BY fold_text(o.name), o.id
