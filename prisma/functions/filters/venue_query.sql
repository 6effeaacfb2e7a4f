-- Converts the text that a visitor typed to a query of the names of venues (venue_lexemes), which
-- forgives what text_query forgives. Null when no word is left.
-- A theme that the text names becomes a lexeme that no poi has: it is no part of a name.
CREATE OR REPLACE FUNCTION venue_query(typed text) RETURNS tsquery
LANGUAGE sql STABLE
AS $$
  SELECT regexp_replace(text_query(typed => typed)::text, '''([a-z0-9#])', '''@\1', 'g')::tsquery
$$;
