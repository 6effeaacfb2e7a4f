-- Counts the recipients of list-mailed-members.sql for any of :organisationIds, each person once,
-- without those whose address gets no mail.
SELECT count(DISTINCT a.id)::int AS count
FROM membership m JOIN account a ON a.id = m.account_id
WHERE m.organisation_id = ANY (:organisationIds::uuid[]) AND m.role = ANY (:roles::text[]) AND a.email_verified_at IS NOT NULL
  AND NOT EXISTS (SELECT FROM suppressed_address s WHERE s.address = lower(a.email))
