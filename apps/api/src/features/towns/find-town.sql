-- The commune of :slug; else, for a name that several communes have, the most populous one of
-- :name, which is the slug as words (fold_text). Leaves out communes without a position. At most
-- one row.
SELECT t.slug, t.name, t.insee, t.lon, t.lat
FROM (
  SELECT r.*, 0 AS rank FROM region r WHERE r.slug = :slug AND r.level = 'CITY'
  UNION ALL
  SELECT r.*, 1 AS rank FROM region_name n JOIN region r ON r.id = n.region_id
  WHERE n.search = :name AND n.kind = 'current' AND r.level = 'CITY'
) t
WHERE t.lon IS NOT NULL
ORDER BY t.rank, t.population DESC, t.insee
LIMIT 1
