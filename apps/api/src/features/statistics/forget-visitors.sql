-- Forgets who was counted before :day, and the salts of those days: what they were counted as stays. Answers how many visitors that was.
WITH salts AS (DELETE FROM visit_salt WHERE day < :day::date),
gone AS (DELETE FROM poi_visit WHERE day < :day::date RETURNING 1)
SELECT count(*)::int AS "forgotten" FROM gone
