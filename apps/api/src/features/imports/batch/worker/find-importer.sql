SELECT a.id, a.email, a.first_name AS "firstName", a.locale, o.name AS organisation, b.check_report AS check
FROM import_batch b JOIN account a ON a.id = b.created_by AND a.email_verified_at IS NOT NULL
LEFT JOIN organisation o ON o.id = b.organisation_id
WHERE b.id = :importId::uuid
