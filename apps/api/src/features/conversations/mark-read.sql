-- Records that the member :accountId has read a conversation up to :readId; a later record stays.
-- No row when :readId is a message of another conversation.
INSERT INTO conversation_read (account_id, conversation_id, number)
SELECT :accountId::text, x.conversation_id, x.number
FROM conversation_message x
WHERE x.id = :readId::uuid AND x.conversation_id = :conversationId::uuid
ON CONFLICT (account_id, conversation_id) DO UPDATE SET number = greatest(conversation_read.number, excluded.number)
RETURNING conversation_id::text AS id
