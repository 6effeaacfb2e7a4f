-- Converts the text that a visitor typed to a query of all its words, eight at most. Each matches
-- words that begin with it and, from four letters on, similar words. Single letters and short
-- words such as articles are dropped unless the text has nothing else. Null when no word is left.
CREATE OR REPLACE FUNCTION text_query(typed text) RETURNS tsquery
LANGUAGE plpgsql STABLE
AS $$
DECLARE
  tokens text[] := regexp_split_to_array(fold_text(typed), ' ');
  full_tokens text[] := ARRAY(
    SELECT t FROM unnest(tokens) t
    WHERE length(t) > 1 AND t NOT IN ('de', 'du', 'des', 'le', 'la', 'les', 'et', 'en', 'au', 'aux', 'un', 'une'));
BEGIN
  IF cardinality(full_tokens) = 0 THEN full_tokens := ARRAY(SELECT t FROM unnest(tokens) t WHERE t <> ''); END IF;
  RETURN (
    SELECT string_agg('(' || t || ':*' || coalesce(near.words, '') || ')', ' & ')::tsquery
    FROM unnest(full_tokens[1:8]) AS t
    CROSS JOIN LATERAL (
      SELECT string_agg(' | ' || w.word, '') AS words
      FROM (
        SELECT word FROM poi_word
        WHERE length(t) >= 4 AND word % t AND abs(length(word) - length(t)) <= 2
          AND (similarity(word, t) >= 0.42 OR sorted_letters(word) = sorted_letters(t))
        ORDER BY similarity(word, t) DESC, word
        LIMIT 8
      ) w
    ) near
  );
END $$;
