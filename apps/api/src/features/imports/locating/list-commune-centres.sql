-- The commune of each place and its centre, in no order; no row for a place whose commune is not known.
-- A commune is known by its INSEE code; by its name, present or former, with its postcode; by a name
-- that no other one has, or none of the department of a postcode that is that of no commune; by a
-- postcode that no other one has, unless its first digit was missing. Names are folded by the caller.
SELECT p.rank, r.name, r.lon, r.lat
FROM json_to_recordset(:places::json) AS p (rank int, "postalCode" text, name text, insee text, "isPadded" boolean)
JOIN region r ON r.id = coalesce(
  (SELECT i.id FROM region i WHERE i.level = 'CITY' AND i.insee = p.insee),
  (SELECT c.region_id FROM region_postal_code c JOIN region_name n ON n.region_id = c.region_id
   WHERE c.postal_code = p."postalCode" AND n.search = p.name ORDER BY n.population DESC, n.region_id LIMIT 1),
  (SELECT min(n.region_id::text)::uuid FROM region_name n JOIN region i ON i.id = n.region_id AND i.level = 'CITY'
   WHERE n.search = p.name
     AND NOT EXISTS (SELECT FROM region_postal_code c WHERE c.postal_code = p."postalCode")
     AND (p."postalCode" IS NULL OR translate(left(i.insee, 2), 'AB', '00') = left(p."postalCode", 2))
   HAVING count(DISTINCT n.region_id) = 1),
  (SELECT min(c.region_id::text)::uuid FROM region_postal_code c
   WHERE c.postal_code = p."postalCode" AND NOT p."isPadded" HAVING count(DISTINCT c.region_id) = 1))
WHERE r.lon IS NOT NULL AND r.lat IS NOT NULL
