-- Brings the rows of promoted_poi in line with poi_search for some pois: their sponsored runs that are
-- not over as of an instant. Call it after the change of poi_search, in its transaction. The rows of
-- pois that left poi_search are deleted with them.
-- Locks the runs first, so that one that ends at the same time is either waited for or kept until
-- the commit.
CREATE OR REPLACE FUNCTION write_promoted_pois(ids uuid[], as_of timestamptz) RETURNS void
LANGUAGE plpgsql
SET enable_seqscan = off
SET enable_bitmapscan = off
AS $$
DECLARE
  today date := (as_of AT TIME ZONE 'Europe/Paris')::date;
BEGIN
  -- Compares the end of a run, since an operator of ranges would have all runs of today read.
  PERFORM FROM promotion p WHERE p.poi_id = ANY (ids) AND upper(p.run) > today ORDER BY p.id FOR KEY SHARE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  INSERT INTO promoted_poi AS r (promotion_id, poi_id, run, last_day, cell, lon, lat, theme_mask, options, dates)
  SELECT p.id, p.poi_id, p.run, upper(p.run) - 1, s.cell, s.lon, s.lat, s.theme_mask, s.options, s.dates
  FROM promotion p
  CROSS JOIN LATERAL (SELECT * FROM poi_search s WHERE s.poi_id = p.poi_id OFFSET 0) s
  WHERE p.poi_id = ANY (ids) AND upper(p.run) > today
  ORDER BY p.id
  ON CONFLICT (promotion_id) DO UPDATE SET run = excluded.run, last_day = excluded.last_day, cell = excluded.cell,
    lon = excluded.lon, lat = excluded.lat, theme_mask = excluded.theme_mask, options = excluded.options, dates = excluded.dates
  WHERE (r.run, r.lon, r.lat, r.theme_mask, r.options, r.dates)
    IS DISTINCT FROM (excluded.run, excluded.lon, excluded.lat, excluded.theme_mask, excluded.options, excluded.dates);
END $$;
