-- The doubt about the place of a poi: null without any, once its place is confirmed, once its last version
-- has another position than the import wrote, and once its dates are over at :as_of, unless that is null.
CREATE OR REPLACE FUNCTION open_place_doubt(poi uuid, as_of timestamptz) RETURNS place_doubt
LANGUAGE sql STABLE
AS $$
  SELECT d FROM place_doubt d
  CROSS JOIN LATERAL (
    SELECT v.id, v.lon, v.lat FROM poi_version v
    WHERE v.poi_id = d.poi_id AND v.status IN ('draft', 'in-review', 'accepted', 'refused', 'published')
    ORDER BY v.status = 'published' LIMIT 1
  ) v
  WHERE d.poi_id = poi AND (d.confirmed_at IS NULL OR d.confirmed_at < d.noted_at)
    AND (d.lon IS NULL AND v.lon IS NULL OR abs(d.lon - v.lon) < 0.000001 AND abs(d.lat - v.lat) < 0.000001)
    AND (as_of IS NULL OR NOT EXISTS (SELECT FROM period x WHERE x.version_id = v.id)
      OR EXISTS (SELECT FROM period x WHERE x.version_id = v.id AND x.ends_at > as_of))
$$;
