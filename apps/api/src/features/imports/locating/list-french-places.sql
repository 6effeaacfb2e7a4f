-- The ranks of the places that may be in France, in no order: those with an INSEE code or a postcode of
-- a commune, or with the name of one, which is in the department of the postcode when there is one: a
-- CEDEX code is that of no commune, and Venice, Montreux and Mons have namesakes in France. While no
-- commune is loaded, every place may be.
SELECT p.rank
FROM json_to_recordset(:places::json) AS p (rank int, "postalCode" text, name text, insee text, "isPadded" boolean)
WHERE EXISTS (SELECT FROM region r WHERE r.level = 'CITY' AND r.insee = p.insee)
  OR NOT p."isPadded" AND EXISTS (SELECT FROM region_postal_code c WHERE c.postal_code = p."postalCode")
  OR EXISTS (SELECT FROM region_name n JOIN region i ON i.id = n.region_id AND i.level = 'CITY' WHERE n.search = p.name
    AND (p."postalCode" IS NULL OR translate(left(i.insee, 2), 'AB', '00') = left(p."postalCode", 2)))
  OR NOT EXISTS (SELECT FROM region_postal_code)
