-- Remembers that the provider told us of an event. Answers whether what it asks for was done already: told and not done is done again.
INSERT INTO stripe_event AS e (id, type, object_id, received_at) VALUES (:id, :type, :objectId, :now::timestamptz)
ON CONFLICT (id) DO UPDATE SET received_at = e.received_at
RETURNING e.processed_at IS NOT NULL AS "isDone"
