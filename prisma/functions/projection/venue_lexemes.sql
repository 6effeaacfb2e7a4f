-- The lexemes by which suggestions find the pois at a venue, one for each word of its name. No typed
-- text contains '@', since fold_text drops it. None for a place that has no page (venue_slug).
CREATE OR REPLACE FUNCTION venue_lexemes(place_name text, street_address text, postal_code text, locality text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT CASE WHEN venue_slug(place_name, street_address, postal_code, locality) IS NULL THEN '{}'
    ELSE ARRAY(SELECT '@' || word FROM string_to_table(fold_text(place_name), ' ') AS word) END
$$;
