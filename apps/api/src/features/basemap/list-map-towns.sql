-- The towns of a box that count at least :leastPopulation people, the largest first; ties fall back on the id. Guessed positions are left out.
SELECT r.name, r.population, jsonb_build_object('lon', r.lon, 'lat', r.lat) AS position
FROM region r
WHERE r.level = 'CITY' AND r.population >= :leastPopulation::int AND r.position_source <> 'postcode'
  AND r.lon BETWEEN :west::float8 AND :east::float8 AND r.lat BETWEEN :south::float8 AND :north::float8
ORDER BY r.population DESC, r.id
LIMIT :count::int
