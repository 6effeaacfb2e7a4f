-- The known words that a typed word may mean, the most similar first, ties in alphabetical order.
-- None for a typed word of fewer than three letters.
-- Returns at most 12 words that share a key with the typed word (word_keys): the word itself, those
-- that differ from it by one letter, and those with one letter in another place.
-- A typed word of three letters has no other key than itself: it finds itself, and words with one
-- letter more.
-- When a known word begins with the typed one, leaves out words whose trigrams are less similar
-- than 0.42.
-- When no word is found, a typed word of six letters or more finds at most 8 words of that
-- similarity. Their length differs from its own by two letters at most.
CREATE OR REPLACE FUNCTION similar_words(typed text) RETURNS TABLE (word text) ROWS 8
LANGUAGE plpgsql STABLE PARALLEL SAFE
SET enable_seqscan = off
AS $$
#variable_conflict use_column
DECLARE
  typed_keys text[] := word_keys(typed);
  next_word text;
  least_likeness real;
BEGIN
  IF length(typed) < 3 THEN RETURN; END IF;
  -- The first word in order from the typed one on: when it does not begin with the typed one, none
  -- does. An EXISTS with LIKE would read all words.
  next_word := (SELECT w.word FROM poi_word w WHERE w.word >= typed ORDER BY w.word LIMIT 1);
  least_likeness := CASE WHEN starts_with(next_word, typed) THEN 0.42 ELSE 0 END;
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
