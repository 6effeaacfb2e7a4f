-- Activates a paid draft.
UPDATE campaign SET status = 'active', activated_at = :now::timestamptz, version = version + 1, updated_at = :now::timestamptz
WHERE id = :id::uuid
RETURNING id::text
