-- The known words that a typed word of three letters or more may mean, likest first: itself, and
-- those that differ by one letter or by a moved one; when a known word begins with the typed one,
-- only those that resemble it. Without any of these, and from six letters on, those whose trigrams
-- resemble the typed word. A word of three letters finds those with one letter more.
CREATE OR REPLACE FUNCTION similar_words(typed text) RETURNS TABLE (word text) ROWS 8
LANGUAGE plpgsql STABLE PARALLEL SAFE
SET enable_seqscan = off
AS $$
#variable_conflict use_column
DECLARE
  typed_keys text[] := CASE WHEN length(typed) = 3 THEN ARRAY[typed] ELSE word_keys(typed) END;
  least_likeness real := CASE WHEN EXISTS (SELECT FROM poi_word w WHERE w.word LIKE typed || '%') THEN 0.42 ELSE 0 END;
BEGIN
  IF length(typed) < 3 THEN RETURN; END IF;
  RETURN QUERY
    SELECT w.word FROM poi_word w
    WHERE w.keys && typed_keys AND similarity(w.word, typed) >= least_likeness
    ORDER BY similarity(w.word, typed) DESC, w.word
    LIMIT 12;
  IF NOT FOUND AND length(typed) >= 6 THEN
    RETURN QUERY
      SELECT w.word FROM poi_word w
      WHERE w.word % typed AND abs(length(w.word) - length(typed)) <= 2 AND similarity(w.word, typed) >= 0.42
      ORDER BY similarity(w.word, typed) DESC, w.word
      LIMIT 8;
  END IF;
END $$;
