-- Converts the text that a visitor typed to a query of its first eight words, all of which a poi
-- must match. Null when no word is left.
-- A word matches words that begin with it, and similar words.
-- Single letters and short words such as articles are left out, unless the text has no other word.
-- A word that names themes also matches the pois of these themes, by the lexemes '#theme' of
-- poi_text. It does not when two or more words of the text name no theme: such a text is a title,
-- and pois of a theme would push the wanted poi off the page.
-- Lists keep their order, by date, distance or publication: pois found by their theme are mixed
-- with pois found by their words.
CREATE OR REPLACE FUNCTION text_query(typed text) RETURNS tsquery
LANGUAGE plpgsql STABLE
AS $$
DECLARE
  tokens text[] := regexp_split_to_array(fold_text(typed), ' ');
  full_tokens text[] := ARRAY(
    SELECT t FROM unnest(tokens) t
    WHERE length(t) > 1 AND t NOT IN ('de', 'du', 'des', 'le', 'la', 'les', 'et', 'en', 'au', 'aux', 'un', 'une', 'and'));
BEGIN
  IF cardinality(full_tokens) = 0 THEN full_tokens := ARRAY(SELECT t FROM unnest(tokens) t WHERE t <> ''); END IF;
  RETURN (
    SELECT string_agg(
      '(' || w.t || ':*' || coalesce(near.words, '')
        || CASE WHEN w.others <= 1 THEN coalesce(' | ' || named.lexemes, '') ELSE '' END || ')',
      ' & ')::tsquery
    FROM (
      SELECT t, themes, count(*) FILTER (WHERE themes IS NULL) OVER () AS others
      FROM unnest(full_tokens[1:8]) AS t CROSS JOIN LATERAL themes_of_word(word => t) AS themes
    ) w
    CROSS JOIN LATERAL (SELECT string_agg(quote_literal('#' || theme), ' | ') AS lexemes FROM unnest(w.themes) AS theme) named
    CROSS JOIN LATERAL (
      SELECT string_agg(' | ' || word, '') AS words FROM similar_words(typed => w.t) WHERE NOT starts_with(word, w.t)
    ) near
  );
END $$;
