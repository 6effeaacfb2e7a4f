-- The lexemes by which text_query finds the pois of a theme. No typed text contains '#', since
-- fold_text drops it.
CREATE OR REPLACE FUNCTION theme_lexemes(themes text[]) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT ARRAY(SELECT '#' || theme FROM unnest(themes) AS theme)
$$;
