-- One at a time gives itself the slug of a name.
SELECT pg_advisory_xact_lock(hashtextextended('organisation ' || fold_text(:name::text), 0))::text AS locked
