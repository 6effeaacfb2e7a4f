-- The grid cells and themes of some pois, from the search projection and from their published
-- versions: a past event is only in the second.
CREATE OR REPLACE FUNCTION poi_whereabouts(ids uuid[]) RETURNS TABLE (cell int, themes int)
LANGUAGE sql STABLE
AS $$
  SELECT s.cell, s.theme_mask FROM poi_search s WHERE s.poi_id = ANY (ids)
  UNION
  SELECT grid_cell(v.lon, v.lat), theme_mask(v.themes) FROM poi_version v
  WHERE v.poi_id = ANY (ids) AND v.status = 'published' AND v.lon IS NOT NULL
$$;
