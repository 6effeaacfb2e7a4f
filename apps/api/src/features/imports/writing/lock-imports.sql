-- One import of a source writes at a time: waits until the transaction of another ends.
SELECT pg_advisory_xact_lock(hashtextextended('import:' || :source, 0))::text AS locked
