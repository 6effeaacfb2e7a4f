-- Deletes the visitor hashes and the salts from before :day; the counts stay. Returns the number of
-- deleted hashes.
WITH salts AS (DELETE FROM visit_salt WHERE day < :day::date),
gone AS (DELETE FROM poi_visit WHERE day < :day::date RETURNING 1)
SELECT count(*)::int AS "forgotten" FROM gone
