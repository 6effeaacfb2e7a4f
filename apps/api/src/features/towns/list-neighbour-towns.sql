-- The communes nearest to a point within :withinM metres on the sphere, without that of :insee;
-- nearest first, then by id. At most :count rows.
SELECT r.slug, r.name, r.insee
FROM region r
WHERE r.level = 'CITY' AND r.insee <> :insee
  AND ST_DWithin(r.geog, ST_SetSRID(ST_MakePoint(:lon, :lat), 4326)::geography, :withinM::float8, false)
ORDER BY r.geog <-> ST_SetSRID(ST_MakePoint(:lon, :lat), 4326)::geography, r.id
LIMIT :count::int
