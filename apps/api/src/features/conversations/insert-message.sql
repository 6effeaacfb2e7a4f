-- Inserts a message. No row when its id is taken, also by a concurrent transaction.
INSERT INTO conversation_message (id, conversation_id, side, author_id, text, asks_papers, sent_at)
VALUES (:id::uuid, :conversationId::uuid, :side::text, :accountId::text, :text::text, :asksPapers::boolean, :now::timestamptz)
ON CONFLICT (id) DO NOTHING
RETURNING id::text
