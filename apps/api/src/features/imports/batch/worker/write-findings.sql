-- Omits a finding of kind `skipped` that is stored already, because the check and the import both
-- report it.
WITH had AS (SELECT coalesce(max(number), 0) AS last, count(*) AS had FROM import_finding WHERE import_id = :importId::uuid),
new AS (
  SELECT f.*, row_number() OVER (ORDER BY f.rank) AS number
  FROM json_to_recordset(:findings::json) AS f (rank int, kind text, line int, path text, code text, expected text, obtained text, message text, "extId" text)
  WHERE f."extId" IS NULL OR f.kind <> 'skipped' OR NOT EXISTS (
    SELECT FROM import_finding x WHERE x.import_id = :importId::uuid AND x.code = f.code AND x.ext_id = f."extId")
), added AS (
  INSERT INTO import_finding (import_id, number, kind, line, path, code, expected, obtained, message, ext_id)
  SELECT :importId::uuid, last + number, kind, line, path, code, expected, obtained, message, "extId" FROM new, had WHERE had.had + number <= :most::int
  RETURNING 1
)
SELECT count(*)::int AS added FROM added
