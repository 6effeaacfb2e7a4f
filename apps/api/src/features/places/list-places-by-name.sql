-- Towns with a name that begins with one of :spellings, the first of which is the preferred one.
-- :area (department, postcode or INSEE code, null for any) narrows homonyms. Order:
-- log10(inhabitants) + closeness, then id. Closeness: 7 for a whole current name as typed, so that
-- it comes before every longer name; 2 for such homonyms after the four largest, so that
-- "Saint-Pierre" does not hide Saint-Pierre-des-Corps; 1.5 for a whole old name, district or name
-- with an article; 0 for a name that begins with the text; -0.5 for one that does so after its
-- article; -2 for the beginning of an old name or a district. Among whole current names, the
-- communes of :known (INSEE codes) have 0.5 more: a famous castle outweighs three times the
-- inhabitants.
WITH asked AS MATERIALIZED (
  SELECT fold_text(s.text) AS text, s.rank FROM unnest(:spellings::text[]) WITH ORDINALITY AS s (text, rank)
), found AS (
  SELECT DISTINCT ON (n.region_id) n.region_id, n.name, n.kind, c.closeness, log(greatest(n.population, 1)) + c.closeness AS score
  FROM asked a
  CROSS JOIN LATERAL (
    SELECT * FROM region_name x WHERE x.search ~>=~ a.text AND x.search ~<~ (a.text || '~')
    ORDER BY x.search = a.text DESC, x.kind = 'current' DESC, x.population DESC, x.id
    LIMIT CASE WHEN :area::text IS NULL THEN 100 END -- 4,500 names begin with "saint"; with an area, even the smallest of them must be found
  ) AS n
  CROSS JOIN LATERAL (
    SELECT CASE WHEN n.search = a.text AND a.rank = 1 AND n.kind = 'current' THEN 7
                WHEN n.search = a.text THEN 1.5
                WHEN n.kind <> 'current' THEN -2
                WHEN a.rank = 1 THEN 0
                ELSE -0.5 END::float8 AS closeness
  ) AS c
  WHERE a.text <> ''
  ORDER BY n.region_id, score DESC
), placed AS (
  SELECT r.*, f.name AS matched_name, f.kind AS matched_kind, f.closeness = 7 AS is_whole,
         f.score + CASE WHEN f.closeness = 7 AND r.insee = ANY (:known::text[]) THEN 0.5 ELSE 0 END::float8 AS found_score
  FROM found f JOIN region r ON r.id = f.region_id
  WHERE :area::text IS NULL OR r.insee LIKE :area || '%' OR EXISTS (SELECT 1 FROM unnest(r.postal_codes) c WHERE c LIKE :area || '%')
), ranked AS (
  SELECT p.*, CASE WHEN p.is_whole AND row_number() OVER (PARTITION BY p.is_whole ORDER BY p.found_score DESC, p.id) > 4
                   THEN p.found_score - 5 ELSE p.found_score END AS score
  FROM placed p
)
SELECT r.id, r.name, r.insee, d.name AS "departmentName", r.lon, r.lat, r.postal_codes[1] AS "postalCode",
       coalesce(r.position_source = 'postcode', false) AS "isApproximate", r.matched_name AS "matchedName", r.matched_kind AS "matchedKind",
       r.score
FROM ranked r LEFT JOIN region d ON d.id = r.parent_id AND d.level = 'FRENCH_DEPARTMENT'
ORDER BY r.score DESC, r.id
LIMIT :count
