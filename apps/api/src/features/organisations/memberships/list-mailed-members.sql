-- Recipients of mail about an organisation: its members with one of :roles and a verified address,
-- the oldest membership first.
SELECT a.id, a.email, a.first_name AS "firstName", a.locale
FROM membership m JOIN account a ON a.id = m.account_id
WHERE m.organisation_id = :organisationId::uuid AND m.role = ANY (:roles::text[]) AND a.email_verified_at IS NOT NULL
ORDER BY m.created_at, a.id
