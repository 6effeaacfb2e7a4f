-- Serialises the transactions that pick a slug for the same name.
SELECT pg_advisory_xact_lock(hashtextextended('organisation ' || fold_text(:name::text), 0))::text AS locked
