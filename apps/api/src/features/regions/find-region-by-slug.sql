-- The region, department, town or country of :slug, with the slug of its parent. At most one row.
SELECT r.id, r.slug, r.name, r.level, r.insee, r.lon, r.lat, p.slug AS "parentSlug"
FROM region r LEFT JOIN region p ON p.id = r.parent_id
WHERE r.slug = :slug
