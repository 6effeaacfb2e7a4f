-- Lets a stopped campaign go on. Its days and its promotion are taken apart.
UPDATE campaign SET stopped_at = NULL, stop_reason = NULL, version = version + 1, updated_at = :now::timestamptz
WHERE id = :id::uuid
RETURNING id::text
