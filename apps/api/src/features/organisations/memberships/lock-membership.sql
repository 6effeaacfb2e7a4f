-- The membership of :accountId in an organisation, locked until the end of the transaction, so that
-- no concurrent request suspends the organisation or removes the member.
SELECT o.id::text, o.slug, o.name, o.status, m.role
FROM membership m JOIN organisation o ON o.id = m.organisation_id
WHERE m.account_id = :accountId::text AND m.organisation_id = :organisationId::uuid
FOR SHARE OF o, m
