-- The whole megabytes of the stored files of an organisation, those of unsent messages included.
-- Files of the team are left out: those it sent, and unsent ones of accounts that are no members.
SELECT (coalesce(sum(a.bytes), 0) / 1048576)::int AS megabytes
FROM conversation_attachment a JOIN conversation_file f ON f.attachment_id = a.id
WHERE a.organisation_id = :organisationId::uuid
  AND CASE WHEN a.message_id IS NULL
    THEN EXISTS (SELECT FROM membership m WHERE m.organisation_id = a.organisation_id AND m.account_id = a.uploaded_by)
    ELSE NOT EXISTS (SELECT FROM conversation_message m WHERE m.id = a.message_id AND m.side = 'team') END
