-- Counts one use of :quota on :day by the organisation of the API key :actorId; no row when it was
-- used :most times already. The row lock serialises parallel uses; a rollback undoes the use.
INSERT INTO organisation_daily_use AS u (organisation_id, quota, day, used)
SELECT k.organisation_id, :quota::text, :day::date, 1 FROM api_key k WHERE k.actor_id = :actorId::text
ON CONFLICT (organisation_id, quota, day) DO UPDATE SET used = u.used + 1 WHERE u.used < :most::int
RETURNING u.used
