-- The pois that have the searched words, in some cells.
-- lows, highs: the ranges of these cells, lows[n] to highs[n]. first_cell, last_cell: the first and
-- the last of them; without ranges, every cell between the two is searched.
-- most: the number of pois to return at most; null is all.
-- Plans are made for the given words and cells. Rare words are read from the index of words,
-- frequent words in few pois from the index of cells, and both indexes are combined between these.
-- The planner needs milliseconds for thousands of cells: it gets the strip that holds them instead.
CREATE OR REPLACE FUNCTION pois_with_words(
  wanted_words tsquery, first_cell int, last_cell int, lows int[], highs int[], most int DEFAULT NULL
)
RETURNS TABLE (poi_id uuid) ROWS 200
LANGUAGE plpgsql STABLE PARALLEL SAFE
SET plan_cache_mode = force_custom_plan
SET max_parallel_workers_per_gather = 0
SET jit = off
SET enable_seqscan = off
SET random_page_cost = 1.1
AS $$
#variable_conflict use_column
DECLARE
  cells int[] := ARRAY(
    SELECT generate_series(r.low, r.high) FROM unnest(lows, highs) AS r (low, high) LIMIT 601);
BEGIN
  IF cardinality(cells) BETWEEN 1 AND 600 THEN
    RETURN QUERY
    SELECT t.poi_id FROM poi_text t
    WHERE t.words @@ wanted_words AND t.cell = ANY (cells)
    LIMIT most;
  ELSE
    RETURN QUERY
    SELECT t.poi_id FROM poi_text t
    WHERE t.words @@ wanted_words AND t.cell BETWEEN first_cell AND last_cell
    LIMIT most;
  END IF;
END $$;
