-- Networks of messages older than :before are forgotten; answers the ids of those messages.
UPDATE feedback SET network = NULL
WHERE network IS NOT NULL AND created_at < :before::timestamptz
RETURNING id::text
