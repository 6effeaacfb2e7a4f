-- Places that are no longer listed (two communes merged) keep their row, for the pois that point at it, and lose what they are found by:
-- slug, position and postcodes; their names go with the list of names. Counts the places retired.
WITH retired AS (
  UPDATE region r SET slug = r.id::text, lon = NULL, lat = NULL, position_source = NULL, postal_codes = '{}'
  WHERE r.slug <> r.id::text AND NOT EXISTS (SELECT 1 FROM unnest(:ids::uuid[]) AS n (id) WHERE n.id = r.id)
  RETURNING r.id
)
SELECT count(*)::int AS count FROM retired
