-- Who wants to be reminded, after :after by id, at most :count: people whose address is verified.
SELECT a.id FROM account a
WHERE a.wants_reminders AND a.email_verified_at IS NOT NULL AND a.id > :after
ORDER BY a.id LIMIT :count::int
