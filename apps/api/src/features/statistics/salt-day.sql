-- Stores :salt as the salt of :day unless one exists; returns the stored salt. No row when a
-- concurrent transaction has just stored one.
WITH offered AS (
  INSERT INTO visit_salt (day, salt) VALUES (:day::date, :salt::text) ON CONFLICT DO NOTHING RETURNING salt
)
SELECT salt FROM offered
UNION ALL
SELECT salt FROM visit_salt WHERE day = :day::date
LIMIT 1
