-- The salt of :day: :salt when it is the first one offered, else the one that was.
WITH offered AS (
  INSERT INTO visit_salt (day, salt) VALUES (:day::date, :salt::text) ON CONFLICT DO NOTHING RETURNING salt
)
SELECT salt FROM offered
UNION ALL
SELECT salt FROM visit_salt WHERE day = :day::date
LIMIT 1
