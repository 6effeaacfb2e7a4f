-- The megabytes include files that are being received: their imports have the status checking.
SELECT count(*) FILTER (WHERE status IN ('checking', 'ready', 'running'))::int AS open,
  ceil(coalesce(sum(size_bytes) FILTER (WHERE has_file OR status = 'checking'), 0) / 1048576.0)::int AS megabytes
FROM import_batch
WHERE CASE WHEN :organisationId::uuid IS NULL THEN organisation_id IS NULL AND created_by = :accountId::text
  ELSE organisation_id = :organisationId::uuid END
