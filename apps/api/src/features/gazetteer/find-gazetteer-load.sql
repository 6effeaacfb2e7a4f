-- A load counts as missing once the places have been deleted.
SELECT g.version, g.has_exact_positions AS "hasExactPositions"
FROM gazetteer_load g
WHERE g.version = :version AND EXISTS (SELECT 1 FROM region r WHERE r.level = 'COUNTRY')
