-- Towns with a name that begins with one of :spellings, the first of which is the preferred one.
-- :area (department or postcode, null for any) narrows homonyms. Order: whole names (current names
-- in the preferred spelling before others), then prefixes (the preferred spelling first), then
-- prefixes of old names and districts; in each of these classes, towns inside the bounds, which can
-- be chosen, first; then by population, then id. Only four homonyms in the first class come before
-- longer names: "Saint-Pierre" must not hide Saint-Pierre-des-Corps.
WITH asked AS MATERIALIZED (
  SELECT fold_text(s.text) AS text, s.rank FROM unnest(:spellings::text[]) WITH ORDINALITY AS s (text, rank)
), found AS (
  SELECT DISTINCT ON (n.region_id) n.region_id, n.name, n.kind,
         CASE WHEN n.search = a.text AND a.rank = 1 AND n.kind = 'current' THEN 0
              WHEN n.search = a.text THEN 1
              WHEN n.kind <> 'current' THEN 4
              WHEN a.rank = 1 THEN 2
              ELSE 3 END AS class
  FROM asked a
  CROSS JOIN LATERAL (
    SELECT * FROM region_name x WHERE x.search ~>=~ a.text AND x.search ~<~ (a.text || '~')
    ORDER BY x.search = a.text DESC, x.kind = 'current' DESC, x.population DESC, x.id
    LIMIT CASE WHEN :area::text IS NULL THEN 100 END -- 4,500 names begin with "saint"; with an area, even the smallest of them must be found
  ) AS n
  WHERE a.text <> ''
  ORDER BY n.region_id, class
), ranked AS (
  SELECT r.*, f.name AS matched_name, f.kind AS matched_kind,
         coalesce(r.lon BETWEEN :west AND :east AND r.lat BETWEEN :south AND :north, false) AS is_covered,
         CASE WHEN f.class = 0 AND row_number() OVER (PARTITION BY f.class ORDER BY r.lon BETWEEN :west AND :east DESC NULLS LAST, r.population DESC, r.id) > 4
              THEN 2 ELSE f.class END AS class
  FROM found f JOIN region r ON r.id = f.region_id
  WHERE :area::text IS NULL OR r.insee LIKE :area || '%' OR EXISTS (SELECT 1 FROM unnest(r.postal_codes) c WHERE c LIKE :area || '%')
)
SELECT r.id, r.name, r.insee, d.name AS "departmentName", r.lon, r.lat, r.postal_codes[1] AS "postalCode",
       coalesce(r.position_source = 'postcode', false) AS "isApproximate", r.matched_name AS "matchedName", r.matched_kind AS "matchedKind"
FROM ranked r LEFT JOIN region d ON d.id = r.parent_id AND d.level = 'FRENCH_DEPARTMENT'
ORDER BY r.class, r.is_covered DESC, r.population DESC, r.id
LIMIT :count
