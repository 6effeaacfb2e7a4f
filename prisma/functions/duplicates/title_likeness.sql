-- How alike two title keys are, from 0 to 1. 0.9 of the likeness of the shorter title,
-- when both have at least 12 letters, to the words in succession of the longer one that resemble it
-- most counts as well: sources put the name of a festival or a venue before a title.
CREATE OR REPLACE FUNCTION title_likeness(one text, other text) RETURNS real
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT greatest(
    similarity(one, other),
    CASE
      WHEN least(length(one), length(other)) < 12 THEN 0
      WHEN length(one) <= length(other) THEN 0.9 * strict_word_similarity(one, other)
      ELSE 0.9 * strict_word_similarity(other, one)
    END
  )::real
$$;
