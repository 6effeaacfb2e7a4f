WITH wanted AS (
  SELECT r.id AS region_id, c.postal_code FROM region r, unnest(r.postal_codes) AS c (postal_code)
), deleted AS (
  DELETE FROM region_postal_code p
  WHERE NOT EXISTS (SELECT 1 FROM wanted w WHERE (w.region_id, w.postal_code) = (p.region_id, p.postal_code))
), saved AS (
  INSERT INTO region_postal_code (region_id, postal_code) SELECT region_id, postal_code FROM wanted
  ON CONFLICT DO NOTHING
  RETURNING region_id
)
SELECT count(*)::int AS count FROM saved
