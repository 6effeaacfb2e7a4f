-- The :count largest towns of a box with at least :leastPopulation inhabitants, largest first, ties
-- by id. Omits towns whose position is the mean of other communes (source `postcode`).
SELECT r.name, r.population, jsonb_build_object('lon', r.lon, 'lat', r.lat) AS position
FROM region r
WHERE r.level = 'CITY' AND r.population >= :leastPopulation::int AND r.position_source <> 'postcode'
  AND r.lon BETWEEN :west::float8 AND :east::float8 AND r.lat BETWEEN :south::float8 AND :north::float8
ORDER BY r.population DESC, r.id
LIMIT :count::int
