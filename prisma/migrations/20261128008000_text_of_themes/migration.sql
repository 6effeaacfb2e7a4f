-- The text search finds events by the names of their themes: adds a lexeme for each theme to the pois that the projection holds already.
-- write_poi_search, which is applied after the migrations, writes them for every later change. Events that an import of the former release
-- writes between this migration and the functions get their lexemes with their next change.
-- Locks the table, as 20261124005000_text_of_features does. Searches go on meanwhile.
SET lock_timeout = 0;
LOCK TABLE poi_text IN SHARE ROW EXCLUSIVE MODE;

UPDATE poi_text t
SET words = t.words || array_to_tsvector(ARRAY(SELECT '#' || theme FROM unnest(v.themes) AS theme))
FROM poi_search s
JOIN poi_version v ON v.id = s.version_id
WHERE t.poi_id = s.poi_id;
