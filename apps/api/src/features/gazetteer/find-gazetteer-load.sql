-- The load of :version, if the places are there: no row when it never ran or when the places were emptied since.
SELECT g.version, g.has_exact_positions AS "hasExactPositions"
FROM gazetteer_load g
WHERE g.version = :version AND EXISTS (SELECT 1 FROM region r WHERE r.level = 'COUNTRY')
