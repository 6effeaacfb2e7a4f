-- The town at a point, estimated from town centres: each town is a disc that grows with its
-- population (4.9 m × √inhabitants, up to a million: 4.9 km for Paris, 1.8 km for Tours), so that
-- the centre of a suburb does not win near the city's edge; nearest disc first. Towns with an
-- approximate position are left out. No row when no town is within :withinM metres.
SELECT r.id, r.name, r.insee, d.name AS "departmentName", r.lon, r.lat, r.postal_codes[1] AS "postalCode", false AS "isApproximate"
FROM (
  SELECT c.*, ST_Distance(c.geog, ST_SetSRID(ST_MakePoint(:lon, :lat), 4326)::geography, false) AS distance
  FROM region c
  WHERE c.level = 'CITY' AND c.position_source <> 'postcode'
  ORDER BY c.geog <-> ST_SetSRID(ST_MakePoint(:lon, :lat), 4326)::geography
  LIMIT 40
) AS r
LEFT JOIN region d ON d.id = r.parent_id AND d.level = 'FRENCH_DEPARTMENT'
WHERE r.distance <= :withinM
ORDER BY r.distance ^ 2 - 24.0 * least(r.population, 1000000), r.id
LIMIT 1
