-- Whoever keeps a page learns of every change of what it shows, once the change is committed: refresh_poi_search, which each of them calls
-- in its transaction, now also tells the channel `poi_change` which cells of the search grid are concerned, and which themes there.
SET lock_timeout = '5s';

ALTER FUNCTION refresh_poi_search(uuid[], timestamptz) RENAME TO write_poi_search;

-- Where some pois can be found, and where their pages say they are: a past event is in the second only.
CREATE FUNCTION poi_whereabouts(ids uuid[]) RETURNS TABLE (cell int, themes int) LANGUAGE sql STABLE AS $$
  SELECT s.cell, s.theme_mask FROM poi_search s WHERE s.poi_id = ANY(ids)
  UNION
  SELECT grid_cell(v.lon, v.lat), theme_mask(v.themes) FROM poi_version v WHERE v.poi_id = ANY(ids) AND v.status = 'published' AND v.lon IS NOT NULL
$$;

-- The payload: "cell:themes" separated by spaces, or "*" when there are more than a notification holds. Told even when no row of the projection
-- changed: titles and prices are read elsewhere.
CREATE FUNCTION refresh_poi_search(ids uuid[], as_of timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  old_cells int[];
  old_themes int[];
  changes text;
BEGIN
  SELECT array_agg(w.cell), array_agg(w.themes) INTO old_cells, old_themes FROM poi_whereabouts(ids) w;
  PERFORM write_poi_search(ids, as_of);
  SELECT string_agg(c.cell || ':' || c.themes, ' ') INTO changes FROM (
    SELECT w.cell, bit_or(w.themes) AS themes
    FROM (SELECT * FROM unnest(old_cells, old_themes) UNION ALL SELECT * FROM poi_whereabouts(ids)) AS w (cell, themes)
    GROUP BY w.cell ORDER BY w.cell
  ) c;
  IF changes IS NOT NULL THEN
    PERFORM pg_notify('poi_change', CASE WHEN octet_length(changes) < 7900 THEN changes ELSE '*' END);
  END IF;
END $$;
