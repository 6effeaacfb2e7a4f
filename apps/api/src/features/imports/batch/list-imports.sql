SELECT b.id, b.status, b.file_name AS "fileName", b.size_bytes AS "sizeBytes", b.has_file AS "hasFile", b.file_format AS format, b.encoding, b.delimiter, b.failure,
  NOT b.is_staff AS "isReviewed",
  CASE WHEN o.id IS NOT NULL THEN jsonb_build_object('id', o.id, 'name', o.name) END AS organisation,
  to_char(b.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "createdAt",
  to_char(b.finished_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "finishedAt",
  jsonb_build_object('processed', b.processed, 'total', b.total) AS progress,
  b.check_report AS check,
  CASE WHEN b.outcome IS NOT NULL THEN b.outcome || jsonb_build_object('photosFailed',
    (SELECT count(*)::int FROM photo_fetch f WHERE f.import_id = b.id AND f.status = 'failed')) END AS outcome,
  count(*) OVER ()::int AS matches
FROM import_batch b
LEFT JOIN organisation o ON o.id = b.organisation_id
WHERE (:isStaff::boolean OR NOT b.is_staff
    AND EXISTS (SELECT FROM organisation_actor m WHERE m.organisation_id = b.organisation_id AND m.actor_id = :accountId::text))
  AND (:importId::uuid IS NULL OR b.id = :importId::uuid)
  AND (:organisationId::uuid IS NULL OR b.organisation_id = :organisationId::uuid)
ORDER BY b.created_at DESC, b.id DESC
LIMIT :pageSize::int OFFSET :offset::int
