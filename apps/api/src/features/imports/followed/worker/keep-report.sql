-- Stores the report of a pull, and keeps the newest :most of its source. A second report of the same
-- instant replaces the first. Returns the number of older reports that it deletes.
WITH kept AS (
  INSERT INTO followed_report (source_id, pulled_at, report) VALUES (:sourceId::uuid, :now::timestamptz, :report::jsonb)
  ON CONFLICT (source_id, pulled_at) DO UPDATE SET report = excluded.report
), old AS (
  DELETE FROM followed_report r WHERE r.source_id = :sourceId::uuid AND r.pulled_at < (
    SELECT n.pulled_at FROM followed_report n WHERE n.source_id = :sourceId::uuid AND n.pulled_at <> :now::timestamptz
    ORDER BY n.pulled_at DESC OFFSET :most::int - 2 LIMIT 1)
  RETURNING 1
)
SELECT count(*)::int AS dropped FROM old
