-- Deletes at most :most events from before :before, the oldest first. Returns the id of each.
DELETE FROM security_event WHERE id IN (SELECT e.id FROM security_event e WHERE e.at < :before::timestamptz ORDER BY e.at LIMIT :most::int)
RETURNING id::text
