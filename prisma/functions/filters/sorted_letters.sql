-- The letters of a word in alphabetical order: equal for two words that differ by swapped letters.
CREATE OR REPLACE FUNCTION sorted_letters(word text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT string_agg(letter, '' ORDER BY letter) FROM regexp_split_to_table(word, '') AS letter
$$;
