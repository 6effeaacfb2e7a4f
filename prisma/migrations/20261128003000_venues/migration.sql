-- The slug of the venue where an event takes place: the folded place name, town and postal code.
-- Two spellings of a name that differ in case, accents or punctuation give one slug.
-- Null without a name or a town, and when the name is that of the town or of the street.
-- At most 192 characters.
SET lock_timeout = '5s';

CREATE FUNCTION venue_slug(place_name text, street_address text, postal_code text, locality text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT CASE WHEN n.name <> '' AND n.town <> '' AND n.name <> n.town AND n.name IS DISTINCT FROM n.street THEN
    replace(concat_ws(' ', rtrim(left(n.name, 120)), rtrim(left(n.town, 60)), nullif(rtrim(left(n.code, 10)), '')), ' ', '-') END
  FROM (SELECT public.fold_text(place_name) AS name, public.fold_text(street_address) AS street,
    public.fold_text(postal_code) AS code, public.fold_text(locality) AS town) n
$$;

CREATE INDEX poi_version_venue ON poi_version (venue_slug(place_name, street_address, postal_code, locality)) WHERE status = 'published';
