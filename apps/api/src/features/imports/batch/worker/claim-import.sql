-- `turn` identifies the claim. A worker whose lease another worker has taken over holds a lower
-- `turn`.
UPDATE import_batch b SET leased_until = :until::timestamptz, turn = b.turn + 1, tries = b.tries + 1
WHERE b.id = (
  SELECT id FROM import_batch
  WHERE status IN ('checking', 'running') AND has_file AND (leased_until IS NULL OR leased_until <= :now::timestamptz)
  ORDER BY created_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
RETURNING b.id, b.turn, b.tries, b.status, b.source, b.organisation_id AS "organisationId", b.is_staff AS "isStaff", b.created_by AS "createdBy",
  b.file_name AS "fileName", b.encoding, b.delimiter, b.resume_line AS "resumeLine", b.outcome, b.headings
