-- The place of :slug, whatever its level, with the slug of the one that holds it. One row or none.
SELECT r.id, r.slug, r.name, r.level, r.insee, r.lon, r.lat, p.slug AS "parentSlug"
FROM region r LEFT JOIN region p ON p.id = r.parent_id
WHERE r.slug = :slug
