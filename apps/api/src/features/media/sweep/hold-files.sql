-- Until the end of the transaction nobody else keeps or removes the files of :sha256.
SELECT pg_advisory_xact_lock(hashtextextended(:sha256::text, 0))::text AS held
