-- The settings of the session that differ from the wanted ones, by name, with the role and the database of the session.
SELECT wanted.key AS name, wanted.value, current_user::text AS role, current_database()::text AS database
FROM jsonb_each_text(:wanted::text::jsonb) AS wanted
LEFT JOIN pg_settings AS found ON lower(found.name) = wanted.key AND found.setting = wanted.value
WHERE found.name IS NULL
ORDER BY wanted.key
