-- A load without the State's centres keeps an official position instead of a GeoNames point, an
-- estimate or no position.
WITH saved AS (
  INSERT INTO region AS r (id, level, insee, slug, name, parent_id, population, postal_codes, lon, lat, position_source)
  SELECT n.id, n.level, n.insee, n.slug, n.name, n."parentId", n.population, n."postalCodes", n.lon, n.lat, n."positionSource"
  FROM json_to_recordset(:rows::json) AS n (id uuid, level text, insee text, slug text, name text, "parentId" uuid, population int,
    "postalCodes" text[], lon float8, lat float8, "positionSource" text)
  ON CONFLICT (id) DO UPDATE
  SET slug = excluded.slug, name = excluded.name, parent_id = excluded.parent_id, population = excluded.population,
      postal_codes = excluded.postal_codes,
      (lon, lat, position_source) = (SELECT k.lon, k.lat, k.source FROM (VALUES
        (r.position_source = 'official' AND coalesce(excluded.position_source, 'postcode') IN ('geonames', 'postcode') AND NOT :hasExactPositions::boolean,
         r.lon, r.lat, r.position_source),
        (true, excluded.lon, excluded.lat, excluded.position_source)) AS k (is_kept, lon, lat, source) WHERE k.is_kept LIMIT 1)
  WHERE (r.slug, r.name, r.parent_id, r.population, r.postal_codes, r.lon, r.lat, r.position_source)
    IS DISTINCT FROM (excluded.slug, excluded.name, excluded.parent_id, excluded.population, excluded.postal_codes, excluded.lon, excluded.lat,
      excluded.position_source)
  RETURNING r.id
)
SELECT count(*)::int AS count FROM saved
