-- Inserts an import whose file is being received; the worker claims it once `has_file` is set.
INSERT INTO import_batch (id, source, organisation_id, is_staff, created_by, file_name, size_bytes, has_file, created_at)
VALUES (:id::uuid, :source, :organisationId::uuid, :isStaff::boolean, :accountId, :fileName, :sizeBytes::int, false, :now::timestamptz)
RETURNING id
