-- The text search finds events by the names of their themes. Adds a lexeme for each theme to the
-- pois that the projection holds already.
-- write_poi_search is applied after the migrations, and writes the lexemes with each later change.
-- An event that an import of the former release writes in between gets them with its next change.
-- Locks the table, as 20261124005000_text_of_features does. Searches continue meanwhile.
SET lock_timeout = 0;
LOCK TABLE poi_text IN SHARE ROW EXCLUSIVE MODE;

UPDATE poi_text t
SET words = t.words || array_to_tsvector(ARRAY(SELECT '#' || theme FROM unnest(v.themes) AS theme))
FROM poi_search s
JOIN poi_version v ON v.id = s.version_id
WHERE t.poi_id = s.poi_id;
