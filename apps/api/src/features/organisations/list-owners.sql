-- Whom to write to about an organisation: its owners whose address is verified.
SELECT a.id, a.email, a.first_name AS "firstName", a.locale
FROM membership m JOIN account a ON a.id = m.account_id
WHERE m.organisation_id = :id::uuid AND m.role = 'owner' AND a.email_verified_at IS NOT NULL
ORDER BY m.created_at, a.id
