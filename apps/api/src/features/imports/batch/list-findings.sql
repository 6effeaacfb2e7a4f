SELECT kind, line, path, expected, obtained, code, CASE WHEN kind = 'parse' THEN line END AS row, message, ext_id AS "extId",
  count(*) OVER ()::int AS total
FROM import_finding
WHERE import_id = :importId::uuid AND (:kind::text IS NULL OR kind = :kind) AND (:path::text IS NULL OR path = :path)
  AND (:code::text IS NULL OR code = :code)
ORDER BY number LIMIT :pageSize::int OFFSET :offset::int
