-- The members of an organisation: owners first, then editors, then readers, the oldest membership
-- first; only :accountId when it is given.
SELECT a.id AS "accountId", a.first_name AS "firstName", a.last_name AS "lastName", a.email, m.role, m.created_at AS "joinedAt"
FROM membership m JOIN account a ON a.id = m.account_id
WHERE m.organisation_id = :organisationId::uuid AND (:accountId::text IS NULL OR a.id = :accountId::text)
ORDER BY array_position(ARRAY['owner', 'editor', 'reader'], m.role), m.created_at, a.id
