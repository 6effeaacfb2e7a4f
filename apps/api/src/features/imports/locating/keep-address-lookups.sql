-- Keeps the answers, replaces older ones to the same questions, and deletes those asked before :before.
WITH forgotten AS (
  DELETE FROM address_lookup l WHERE l.asked_at < :before::timestamptz
    AND NOT EXISTS (SELECT FROM json_to_recordset(:answers::json) AS a (question text) WHERE a.question = l.question)
), kept AS (
  INSERT INTO address_lookup AS l (question, label, score, is_town, lon, lat, asked_at)
  SELECT a.question, a.label, a.score, a."isTown", a.lon, a.lat, :now::timestamptz
  FROM json_to_recordset(:answers::json) AS a (question text, label text, score real, "isTown" boolean, lon float8, lat float8)
  -- One order of locks for two imports at once.
  ORDER BY a.question
  ON CONFLICT (question) DO UPDATE SET label = excluded.label, score = excluded.score, is_town = excluded.is_town,
    lon = excluded.lon, lat = excluded.lat, asked_at = excluded.asked_at
  RETURNING 1
)
SELECT count(*)::int AS kept FROM kept
