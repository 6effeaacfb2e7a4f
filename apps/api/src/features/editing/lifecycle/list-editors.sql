-- Who is told what becomes of an event of :organisationId: its owners and editors, or :onlyAccountId alone. Addresses nobody verified are left out.
SELECT a.id, a.email, a.first_name AS "firstName", a.locale
FROM membership m JOIN account a ON a.id = m.account_id AND a.email_verified_at IS NOT NULL
WHERE m.organisation_id = :organisationId::uuid AND m.role IN ('owner', 'editor')
  AND (:onlyAccountId::text IS NULL OR a.id = :onlyAccountId)
ORDER BY a.id
