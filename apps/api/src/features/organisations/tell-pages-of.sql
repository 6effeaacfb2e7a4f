-- Tells whoever keeps pages that those of an organisation's pois have changed: they name it, and lead to its page.
SELECT pg_notify('poi_change', CASE WHEN octet_length(told.changes) < 7900 THEN told.changes ELSE '*' END)::text AS told
FROM (SELECT string_agg(c.cell || ':' || c.themes, ' ' ORDER BY c.cell) AS changes FROM (
  SELECT w.cell, bit_or(w.themes) AS themes FROM poi_whereabouts(ARRAY(SELECT p.id FROM poi p WHERE p.organisation_id = :id::uuid)) w GROUP BY w.cell) c) told
WHERE told.changes IS NOT NULL
