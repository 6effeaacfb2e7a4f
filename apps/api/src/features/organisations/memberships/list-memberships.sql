-- The organisations of which :accountId is a member or a key, with its role in each, sorted by name.
SELECT o.id::text, o.slug, o.name, o.status, m.role
FROM organisation_actor m JOIN organisation o ON o.id = m.organisation_id
WHERE m.actor_id = :accountId::text
ORDER BY fold_text(o.name), o.id
