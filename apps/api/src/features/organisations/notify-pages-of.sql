-- Notifies page caches that the pois of an organisation changed, because their pages name it and
-- link to it.
SELECT pg_notify('poi_change', CASE WHEN octet_length(changed.changes) < 7900 THEN changed.changes ELSE '*' END)::text AS notified
FROM (SELECT string_agg(c.cell || ':' || c.themes, ' ' ORDER BY c.cell) AS changes FROM (
  SELECT w.cell, bit_or(w.themes) AS themes FROM poi_whereabouts(ARRAY(SELECT p.id FROM poi p WHERE p.organisation_id = :id::uuid)) w GROUP BY w.cell) c) changed
WHERE changed.changes IS NOT NULL
