-- What the table of communes says about the postcode and the commune that a record names: one row
-- per place, in no order. Names and texts are folded by the caller. Distances are metres from
-- the position of the place to the position of a commune; communes whose position is an estimate
-- ('postcode') count as unknown. Of the communes that the record names, by INSEE code or by name,
-- present or former, the one closest to the place is returned; of equal distances, the lower INSEE
-- code.
-- `isKnownCode`: whether any commune has the postcode; `codeDistanceM`: to the closest one with a
-- known position, else null; `isCodeInTexts`: whether the texts hold the name of such a commune.
-- `isMatch`: whether a named commune has the postcode; `matchDistanceM`: to the closest such one.
-- `isBesideCommune`: whether any commune is within :besideM.
WITH place AS MATERIALIZED (
  SELECT p.*, ST_SetSRID(ST_MakePoint(p.lon, p.lat), 4326)::geography AS geog
  FROM json_to_recordset(:places::json) AS p (rank int, "postalCode" text, name text, insee text, texts text, lon float8, lat float8)
)
SELECT p.rank, code."isKnownCode", code."codeDistanceM", code."isCodeInTexts", named.name AS "communeName", named.insee AS "communeInsee",
  named."distanceM" AS "communeDistanceM", named.postal_codes AS "communeCodes", matching."isMatch", matching."matchDistanceM",
  EXISTS (SELECT FROM region r WHERE r.level = 'CITY' AND r.position_source <> 'postcode' AND ST_DWithin(r.geog, p.geog, :besideM::float8, false))
    AS "isBesideCommune"
FROM place p
CROSS JOIN LATERAL (
  SELECT count(*) > 0 AS "isKnownCode",
    min(ST_Distance(r.geog, p.geog, false)) FILTER (WHERE r.position_source <> 'postcode')::int AS "codeDistanceM",
    coalesce(bool_or(EXISTS (SELECT FROM region_name n WHERE n.region_id = r.id AND position(' ' || n.search || ' ' IN ' ' || p.texts || ' ') > 0)), false)
      AS "isCodeInTexts"
  FROM region_postal_code c JOIN region r ON r.id = c.region_id
  WHERE c.postal_code = p."postalCode"
) AS code
LEFT JOIN LATERAL (
  SELECT r.name, r.insee, r.postal_codes, CASE WHEN r.position_source <> 'postcode' THEN ST_Distance(r.geog, p.geog, false)::int END AS "distanceM"
  FROM region r
  WHERE r.level = 'CITY' AND r.id IN (
    SELECT i.id FROM region i WHERE i.level = 'CITY' AND i.insee = p.insee
    UNION SELECT n.region_id FROM region_name n WHERE n.search = p.name)
  ORDER BY "distanceM", r.insee
  LIMIT 1
) AS named ON true
CROSS JOIN LATERAL (
  SELECT count(*) > 0 AS "isMatch",
    min(ST_Distance(r.geog, p.geog, false)) FILTER (WHERE r.position_source <> 'postcode')::int AS "matchDistanceM"
  FROM region_postal_code c JOIN region r ON r.id = c.region_id
  WHERE c.postal_code = p."postalCode"
    AND (r.insee = p.insee OR EXISTS (SELECT FROM region_name n WHERE n.region_id = r.id AND n.search = p.name))
) AS matching
