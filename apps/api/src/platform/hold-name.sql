-- Whoever holds :name holds it until his transaction ends; the next one waits.
SELECT pg_advisory_xact_lock(hashtextextended(:name::text, 0))::text AS held
