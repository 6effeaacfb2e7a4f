-- Two events that would get one address wait for each other, until the transaction ends.
SELECT pg_advisory_xact_lock(hashtextextended('slug ' || :base, 0))::text AS locked
