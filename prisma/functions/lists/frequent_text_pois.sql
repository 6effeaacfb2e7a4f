-- A page of text_pois by date when the searched words are frequent: reads the next read_rows pois of
-- the list without the words, and looks up the words of each in order until the page is full.
-- Returns no row when the page is not full: text_pois then finds it by the index of words.
-- lows, highs: the ranges of cells that bound the radius. The other parameters are those of text_pois.
CREATE OR REPLACE FUNCTION frequent_text_pois(
  wanted_words tsquery, theme int, lon double precision, lat double precision, radius_m double precision,
  wanted_options int, from_day date, to_day date, wanted_group text, today date, excluded_poi_id uuid,
  page_size int, skipped int, read_rows int,
  west double precision, south double precision, east double precision, north double precision,
  lows int[], highs int[]
)
RETURNS TABLE (poi_id uuid, distance double precision) ROWS 20
LANGUAGE plpgsql STABLE PARALLEL SAFE
SET plan_cache_mode = force_generic_plan
SET max_parallel_workers_per_gather = 0
SET jit = off
SET enable_seqscan = off
AS $$
#variable_conflict use_column
DECLARE
  here_lon double precision := lon;
  wanted_rows int := skipped + page_size;
  ids uuid[];
  distances double precision[];
BEGIN
  SELECT array_agg(f.poi_id ORDER BY f.rank), array_agg(f.distance ORDER BY f.rank) INTO ids, distances
  FROM (
    SELECT n.poi_id, n.distance, n.rank
    FROM (
      SELECT g.poi_id, g.distance, g.rank
      FROM grid_pois(
        lows => lows, highs => highs, sort => 'date', theme => theme, lon => lon, lat => lat,
        radius_m => radius_m, wanted_options => wanted_options, from_day => from_day,
        to_day => to_day, wanted_group => wanted_group, today => today,
        excluded_poi_id => excluded_poi_id, page_size => read_rows, skipped => 0,
        west => west, south => south, east => east, north => north
      ) WITH ORDINALITY AS g (poi_id, distance, rank)
      WHERE here_lon IS NOT NULL
      UNION ALL
      SELECT c.poi_id, 0, c.rank
      FROM country_pois(
        theme => theme, wanted_options => wanted_options, from_day => from_day, to_day => to_day,
        wanted_group => wanted_group, today => today, excluded_poi_id => excluded_poi_id,
        page_size => read_rows, skipped => 0
      ) WITH ORDINALITY AS c (poi_id, rank)
      WHERE here_lon IS NULL
      ORDER BY 3
      OFFSET 0
    ) n
    -- in the order of n: LIMIT stops the look-ups
    CROSS JOIN LATERAL (
      SELECT FROM poi_text t WHERE t.poi_id = n.poi_id AND t.words @@ wanted_words OFFSET 0
    ) t
    LIMIT wanted_rows
  ) f;
  IF cardinality(ids) = wanted_rows THEN
    RETURN QUERY
    SELECT f.poi_id, f.distance
    FROM unnest(ids[skipped + 1:], distances[skipped + 1:]) WITH ORDINALITY AS f (poi_id, distance, rank)
    ORDER BY f.rank;
  END IF;
END $$;
