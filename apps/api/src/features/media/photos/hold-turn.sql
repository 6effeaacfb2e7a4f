-- One worker at a time chooses photos: how many are fetched of a host is known to whoever chooses.
SELECT pg_advisory_xact_lock(hashtextextended('photo_fetch', 0))::text AS held
