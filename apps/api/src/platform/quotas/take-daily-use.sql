-- Counts one use of :quota by :accountId on :day; no row when it was used :most times already. The
-- row lock serialises parallel uses; a rollback undoes the use.
INSERT INTO account_daily_use AS u (account_id, quota, day, used)
VALUES (:accountId::text, :quota::text, :day::date, 1)
ON CONFLICT (account_id, quota, day) DO UPDATE SET used = u.used + 1 WHERE u.used < :most::int
RETURNING u.used
