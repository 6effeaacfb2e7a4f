-- The ranks of the places with which a commune agrees, in no order: it has their name, present or
-- former, their postcode if they have one, and a known position within :withinM metres of theirs.
WITH place AS MATERIALIZED (
  SELECT p.*, ST_SetSRID(ST_MakePoint(p.lon, p.lat), 4326)::geography AS geog
  FROM json_to_recordset(:places::json) AS p (rank int, "postalCode" text, name text, lon float8, lat float8)
)
SELECT p.rank
FROM place p
WHERE EXISTS (
  SELECT FROM region_name n JOIN region r ON r.id = n.region_id
  WHERE n.search = p.name AND r.level = 'CITY' AND r.position_source <> 'postcode'
    AND (p."postalCode" IS NULL OR p."postalCode" = ANY (r.postal_codes))
    -- Not ST_DWithin, for which the planner would read the index of positions.
    AND ST_Distance(r.geog, p.geog, false) <= :withinM::float8)
