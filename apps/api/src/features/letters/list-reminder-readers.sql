SELECT a.id FROM account a
WHERE a.wants_reminders AND a.email_verified_at IS NOT NULL AND a.leaving_at IS NULL AND a.id > :after
ORDER BY a.id LIMIT :count::int
