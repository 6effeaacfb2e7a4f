-- Marks the messages of an organisation up to :readId as handled by the team. Locks them in their
-- order, so that two concurrent moderators cannot deadlock. None when :readId is a message of
-- another conversation.
WITH waiting AS (
  SELECT x.id FROM conversation_message x
  WHERE x.conversation_id = :conversationId::uuid AND x.side = 'organisation' AND x.handled_at IS NULL
    AND x.number <= (SELECT r.number FROM conversation_message r WHERE r.id = :readId::uuid AND r.conversation_id = x.conversation_id)
  ORDER BY x.number
  FOR UPDATE
)
UPDATE conversation_message x SET handled_at = :now::timestamptz FROM waiting WHERE x.id = waiting.id
RETURNING x.id::text
