-- Suggestions find venues by the words of their name. Adds a lexeme for each of these words to the
-- pois that the projection holds already, except at places that have no page.
-- write_poi_search is applied after the migrations, and writes the lexemes with each later change.
-- An event that an import of the former release writes in between gets them with its next change.
-- Locks the table, as 20261124005000_text_of_features does. Searches continue meanwhile.
SET lock_timeout = 0;
LOCK TABLE poi_text IN SHARE ROW EXCLUSIVE MODE;

UPDATE poi_text t
SET words = t.words || array_to_tsvector(ARRAY(SELECT '@' || word FROM string_to_table(fold_text(v.place_name), ' ') AS word))
FROM poi_search s
JOIN poi_version v ON v.id = s.version_id
WHERE t.poi_id = s.poi_id
  AND venue_slug(v.place_name, v.street_address, v.postal_code, v.locality) IS NOT NULL;
