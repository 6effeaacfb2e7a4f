-- Counts the recipients of list-mailed-members.sql, without those whose address gets no mail.
SELECT count(*)::int AS count
FROM membership m JOIN account a ON a.id = m.account_id
WHERE m.organisation_id = :organisationId::uuid AND m.role = ANY (:roles::text[]) AND a.email_verified_at IS NOT NULL
  AND NOT EXISTS (SELECT FROM suppressed_address s WHERE s.address = lower(a.email))
