-- Whether a moderator other than :accountId wrote in a conversation after the message :readId; null
-- means that the caller read none.
SELECT EXISTS (
  SELECT FROM conversation_message x
  WHERE x.conversation_id = :conversationId::uuid AND x.side = 'team' AND x.author_id IS DISTINCT FROM :accountId::text
    AND x.number > coalesce((SELECT r.number FROM conversation_message r WHERE r.id = :readId::uuid AND r.conversation_id = x.conversation_id), 0)
) AS "hasNewer"
