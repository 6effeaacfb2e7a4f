-- Towns with a postcode that begins with :postalCode, each with its first such postcode; the most
-- populous first, then by id.
SELECT r.id, r.name, r.insee, d.name AS "departmentName", r.lon, r.lat, min(p.postal_code) AS "postalCode",
       coalesce(r.position_source = 'postcode', false) AS "isApproximate", r.name AS "matchedName", 'current' AS "matchedKind"
FROM region_postal_code p
JOIN region r ON r.id = p.region_id
LEFT JOIN region d ON d.id = r.parent_id AND d.level = 'FRENCH_DEPARTMENT'
WHERE p.postal_code ~>=~ :postalCode AND p.postal_code ~<~ (:postalCode || '~')
GROUP BY r.id, d.name
ORDER BY r.population DESC, r.id
LIMIT :count
