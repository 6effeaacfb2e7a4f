-- Erases the networks of messages older than :before. Returns the ids of those messages.
UPDATE feedback SET network = NULL
WHERE network IS NOT NULL AND created_at < :before::timestamptz
RETURNING id::text
