WITH wanted AS (
  SELECT n."regionId" AS region_id, n.kind, n.name, fold_text(n.name) AS search, n.population
  FROM json_to_recordset(:rows::json) AS n ("regionId" uuid, kind text, name text, population int)
), deleted AS (
  DELETE FROM region_name r
  WHERE NOT EXISTS (SELECT 1 FROM wanted w WHERE (w.region_id, w.kind, w.name) = (r.region_id, r.kind, r.name))
), saved AS (
  INSERT INTO region_name AS r (region_id, kind, name, search, population)
  SELECT region_id, kind, name, search, population FROM wanted
  ON CONFLICT (region_id, kind, name) DO UPDATE SET search = excluded.search, population = excluded.population
  WHERE (r.search, r.population) IS DISTINCT FROM (excluded.search, excluded.population)
  RETURNING r.id
)
SELECT count(*)::int AS count FROM saved
