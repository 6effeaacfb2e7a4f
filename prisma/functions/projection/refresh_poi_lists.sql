-- Refreshes the projection of some pois and notifies the page caches. Sweeps call it when time alone
-- changed the lists.
-- A transaction that changes pois calls refresh_poi_search.
-- The payload on channel `poi_change` is "cell:themes" separated by spaces, or "*" when there are
-- more than a notification holds. It is sent even when no row of the projection changed, because
-- pages show values that the projection lacks.
CREATE OR REPLACE FUNCTION refresh_poi_lists(ids uuid[], as_of timestamptz) RETURNS void
LANGUAGE plpgsql
SET enable_seqscan = off
AS $$
DECLARE
  old_cells int[];
  old_themes int[];
  changes text;
BEGIN
  -- The events may have moved already: only the projection still holds their old cells.
  SELECT array_agg(s.cell), array_agg(s.theme_mask) INTO old_cells, old_themes FROM poi_search s WHERE s.poi_id = ANY (ids);
  PERFORM write_poi_search(ids => ids, as_of => as_of);
  SELECT string_agg(c.cell || ':' || c.themes, ' ') INTO changes
  FROM (
    SELECT w.cell, bit_or(w.themes) AS themes
    FROM (SELECT * FROM unnest(old_cells, old_themes) UNION ALL SELECT * FROM poi_whereabouts(ids)) AS w (cell, themes)
    GROUP BY w.cell
    ORDER BY w.cell
  ) c;
  IF changes IS NOT NULL THEN
    PERFORM pg_notify('poi_change', CASE WHEN octet_length(changes) < 7900 THEN changes ELSE '*' END);
  END IF;
END $$;
