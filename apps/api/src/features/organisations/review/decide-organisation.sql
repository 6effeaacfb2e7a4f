-- Writes the status that a moderator decided, as the next version of the organisation.
UPDATE organisation SET status = :status::text, reason = :reason::text, decided_at = :now::timestamptz, updated_at = :now::timestamptz, version = version + 1
WHERE id = :id::uuid
RETURNING id::text
