-- Departments and regions of :levels by name, number or both; retired ones are left out. :name is
-- '' for any. :number, of a department, is null for any. With neither, all of them.
-- Order: log10(inhabitants) + closeness - 1.5, departments first, then id.
-- The score is on the scale of list-places-by-name.sql: a town comes before a division with its
-- name that has up to thirty times its inhabitants.
-- Closeness: 7 for the whole name, "la" aside, or the number; 0 for a name that begins with the
-- text, of three letters or more; -1 for a later word that begins with it, of four letters or more.
WITH asked AS MATERIALIZED (SELECT fold_text(:name) AS text), division AS (
  SELECT r.*, fold_text(r.name) AS search
  FROM region r
  WHERE r.level = ANY (:levels::text[]) AND r.slug <> r.id::text
    AND (:number::text IS NULL OR (r.level = 'FRENCH_DEPARTMENT' AND r.insee = :number::text))
), found AS (
  SELECT d.*, CASE WHEN a.text = '' OR d.search IN (a.text, 'la ' || a.text) THEN 7
                   WHEN length(a.text) >= 3 AND starts_with(d.search, a.text) THEN 0
                   WHEN length(a.text) >= 4 AND strpos(d.search, ' ' || a.text) > 0 THEN -1 END::float8 AS closeness
  FROM division d CROSS JOIN asked a
)
SELECT f.id, f.name, f.level, f.insee, f.lon, f.lat, f.population, log(greatest(f.population, 1)) + f.closeness - 1.5::float8 AS score
FROM found f
WHERE f.closeness IS NOT NULL
ORDER BY score DESC, f.level, f.id
LIMIT :count
