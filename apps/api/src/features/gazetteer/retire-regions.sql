-- Places that are no longer in the list keep their row, because pois refer to it, but lose slug,
-- position and postcodes.
WITH retired AS (
  UPDATE region r SET slug = r.id::text, lon = NULL, lat = NULL, position_source = NULL, postal_codes = '{}'
  WHERE r.slug <> r.id::text AND NOT EXISTS (SELECT 1 FROM unnest(:ids::uuid[]) AS n (id) WHERE n.id = r.id)
  RETURNING r.id
)
SELECT count(*)::int AS count FROM retired
