-- The pois that have the searched words in some cells, when the words are rare: fewer than 5,000
-- pois. Null when the words are frequent.
-- The planner's estimate comes first, since it reads no poi: words in more than 1.5 % of all pois are
-- frequent. Words that often stand together are more frequent than it expects.
-- The parameters are those of pois_with_words.
CREATE OR REPLACE FUNCTION rare_text_pois(
  wanted_words tsquery, first_cell int, last_cell int, lows int[], highs int[]
)
RETURNS uuid[]
LANGUAGE plpgsql STABLE PARALLEL SAFE
AS $$
DECLARE
  ids uuid[];
BEGIN
  IF share_with_words(wanted_words => wanted_words) > 0.015 THEN RETURN NULL; END IF;
  ids := ARRAY(
    SELECT w.poi_id
    FROM pois_with_words(
      wanted_words => wanted_words, first_cell => first_cell, last_cell => last_cell,
      lows => lows, highs => highs, most => 5000
    ) w);
  RETURN CASE WHEN cardinality(ids) < 5000 THEN ids END;
END $$;
