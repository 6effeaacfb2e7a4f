-- Increments the edit version of :poiId.
UPDATE poi SET edit_version = edit_version + 1, updated_at = :now::timestamptz WHERE id = :poiId::uuid RETURNING edit_version AS version
