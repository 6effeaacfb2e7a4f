-- Puts an organisation where a moderator decided, as its next version.
UPDATE organisation SET status = :status::text, reason = :reason::text, decided_at = :now::timestamptz, updated_at = :now::timestamptz, version = version + 1
WHERE id = :id::uuid
RETURNING id::text
