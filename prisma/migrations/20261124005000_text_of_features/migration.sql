-- The text search reads tags and features too: adds their words to the pois that the projection holds already. write_poi_search, which is
-- applied after the migrations, writes them for every later change.
-- Waits for imports, which write poi_text in transactions of up to two minutes. Locks the table, because write_poi_search deletes rows and
-- upserts others, each by an order of its own: locked one by one, the rows could deadlock with it. Searches go on meanwhile.
SET lock_timeout = 0;
LOCK TABLE poi_text IN SHARE ROW EXCLUSIVE MODE;

WITH added AS (
  SELECT s.poi_id, array_to_tsvector(string_to_array(fold_text(concat_ws(' ', array_to_string(v.tags, ' '), x.labels)), ' ')) AS words
  FROM poi_search s
  JOIN poi_version v ON v.id = s.version_id
  LEFT JOIN (
    SELECT p.version_id, string_agg(f.label_fr, ' ') AS labels
    FROM poi_feature p JOIN feature f ON f.id = p.feature_id
    GROUP BY p.version_id
  ) x ON x.version_id = v.id
  WHERE cardinality(v.tags) > 0 OR x.labels IS NOT NULL
), widened AS (
  UPDATE poi_text t SET words = t.words || a.words FROM added a WHERE t.poi_id = a.poi_id
)
INSERT INTO poi_word (word)
SELECT DISTINCT w.word
FROM added a CROSS JOIN LATERAL unnest(tsvector_to_array(a.words)) AS w (word)
WHERE w.word ~ '[a-z]{3}'
ORDER BY w.word
ON CONFLICT DO NOTHING;
