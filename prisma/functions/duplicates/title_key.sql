-- What two titles of one event share: folded, without years.
CREATE OR REPLACE FUNCTION title_key(title text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT btrim(regexp_replace(' ' || fold_text(title) || ' ', ' (19|20)[0-9]{2}(?= )', '', 'g'))
$$;
