SELECT a.id, a.email, a.first_name AS "firstName", a.locale
FROM account a
WHERE a.wants_service_news AND a.email_verified_at IS NOT NULL AND a.leaving_at IS NULL AND a.id > :after
ORDER BY a.id LIMIT :count::int
