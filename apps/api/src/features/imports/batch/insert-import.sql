-- A file that was sent, to be checked.
INSERT INTO import_batch (id, source, organisation_id, is_staff, created_by, file_name, size_bytes, created_at)
VALUES (:id::uuid, :source, :organisationId::uuid, :isStaff::boolean, :accountId, :fileName, :sizeBytes::int, :now::timestamptz)
RETURNING id
