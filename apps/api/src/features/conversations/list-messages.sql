-- The :pageSize latest messages of a conversation that are older than :before (null: the latest),
-- latest first. No row when :before is a message of another conversation. `author`: null for a
-- deleted account, for one without a name, and for the team unless :side is the team.
-- `attachments`: by name.
SELECT x.id::text, x.side, x.text, x.asks_papers AS "asksPapers", x.author_id IS NOT DISTINCT FROM :accountId::text AS "isMine",
  CASE WHEN x.side = 'organisation' OR :side::text = 'team' THEN nullif(trim(a.first_name || ' ' || a.last_name), '') END AS author,
  coalesce((SELECT jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'type', f.type, 'bytes', f.bytes,
      'isStored', EXISTS (SELECT FROM conversation_file s WHERE s.attachment_id = f.id)) ORDER BY f.name, f.id)
    FROM conversation_attachment f WHERE f.message_id = x.id), '[]') AS attachments,
  to_char(x.sent_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "sentAt"
FROM conversation_message x LEFT JOIN account a ON a.id = x.author_id
WHERE x.conversation_id = :conversationId::uuid
  AND (:before::uuid IS NULL
    OR x.number < (SELECT b.number FROM conversation_message b WHERE b.id = :before::uuid AND b.conversation_id = x.conversation_id))
ORDER BY x.number DESC LIMIT :pageSize::int
