-- What :accountId is in an organisation, held until the end of the transaction: nobody suspends it or takes the membership away meanwhile.
SELECT o.id::text, o.slug, o.name, o.status, m.role
FROM membership m JOIN organisation o ON o.id = m.organisation_id
WHERE m.account_id = :accountId::text AND m.organisation_id = :organisationId::uuid
FOR SHARE OF o, m
