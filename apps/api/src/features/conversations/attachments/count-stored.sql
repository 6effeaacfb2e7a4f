-- The whole megabytes of the stored files of an organisation, those of unsent messages included and
-- those that the team sent left out.
SELECT (coalesce(sum(a.bytes), 0) / 1048576)::int AS megabytes
FROM conversation_attachment a JOIN conversation_file f ON f.attachment_id = a.id
WHERE a.organisation_id = :organisationId::uuid
  AND NOT EXISTS (SELECT FROM conversation_message m WHERE m.id = a.message_id AND m.side = 'team')
