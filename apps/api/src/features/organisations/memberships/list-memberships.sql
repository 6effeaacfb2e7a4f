-- The organisations of which :accountId is a member, with its role in each, sorted by name.
SELECT o.id::text, o.slug, o.name, o.status, m.role
FROM membership m JOIN organisation o ON o.id = m.organisation_id
WHERE m.account_id = :accountId::text
ORDER BY fold_text(o.name), o.id
