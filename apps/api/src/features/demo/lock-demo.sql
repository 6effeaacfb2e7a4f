-- One seeding at a time: waits until the transaction of another ends.
SELECT pg_advisory_xact_lock(hashtextextended('demo', 0))::text AS locked
