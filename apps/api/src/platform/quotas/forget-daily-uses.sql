-- Deletes the uses of days before :day; returns the number of rows.
WITH gone AS (DELETE FROM account_daily_use WHERE day < :day::date RETURNING 1),
  gone_too AS (DELETE FROM organisation_daily_use WHERE day < :day::date RETURNING 1)
SELECT count(*)::int AS count FROM (SELECT * FROM gone UNION ALL SELECT * FROM gone_too) g
