-- Names similar to :text, or equal to one of :swapped (the text with two neighbouring letters
-- swapped), by town id, then name. They are candidates: the caller ranks them by edit distance.
-- `asked` is materialised, since folding costs more than comparing.
WITH asked AS MATERIALIZED (SELECT fold_text(:text) AS text), near AS (
  SELECT n.region_id, n.name, n.kind, n.search, n.population, 1::real AS likeness
  FROM region_name n WHERE n.search = ANY (SELECT fold_text(s) FROM unnest(:swapped::text[]) s)
  UNION ALL
  (SELECT n.region_id, n.name, n.kind, n.search, n.population, similarity(n.search, (SELECT text FROM asked)) AS likeness
   FROM region_name n WHERE n.search % (SELECT text FROM asked)
   ORDER BY likeness DESC, n.population DESC LIMIT 200)
  UNION ALL
  (SELECT n.region_id, n.name, n.kind, n.search, n.population, word_similarity((SELECT text FROM asked), n.search) AS likeness
   FROM region_name n WHERE (SELECT text FROM asked) <% n.search
   ORDER BY likeness DESC, n.population DESC LIMIT 100)
)
SELECT DISTINCT ON (r.id, n.search) r.id, r.name, r.insee, d.name AS "departmentName", r.lon, r.lat, r.postal_codes[1] AS "postalCode",
       coalesce(r.position_source = 'postcode', false) AS "isApproximate", n.name AS "matchedName", n.kind AS "matchedKind",
       n.search, r.population
FROM near n
JOIN region r ON r.id = n.region_id
LEFT JOIN region d ON d.id = r.parent_id AND d.level = 'FRENCH_DEPARTMENT'
ORDER BY r.id, n.search
