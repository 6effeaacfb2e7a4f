-- Locks :name until the end of the transaction; waits while another transaction holds it.
SELECT pg_advisory_xact_lock(hashtextextended(:name::text, 0))::text AS held
