-- The role of the secret key :accountId in an organisation, locked until the end of the
-- transaction, so that no concurrent request suspends the organisation or revokes the key.
SELECT o.id::text, o.slug, o.name, o.status, m.role
FROM api_key k
JOIN organisation o ON o.id = k.organisation_id
CROSS JOIN LATERAL (SELECT x.role FROM organisation_actor x WHERE x.organisation_id = k.organisation_id AND x.actor_id = k.actor_id) m
WHERE k.actor_id = :accountId::text AND k.organisation_id = :organisationId::uuid
FOR SHARE OF o, k
