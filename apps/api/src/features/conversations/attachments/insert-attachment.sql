-- Stores a file that no message has yet. The caller holds the lock of the messages of the
-- organisation.
WITH named AS (
  INSERT INTO conversation_attachment (id, organisation_id, uploaded_by, name, type, bytes, created_at)
  VALUES (:id::uuid, :organisationId::uuid, :accountId::text, :name::text, :type::text, octet_length(:content::bytea), :now::timestamptz)
  RETURNING id, name, type, bytes
), stored AS (
  INSERT INTO conversation_file (attachment_id, content) SELECT named.id, :content::bytea FROM named
)
SELECT id::text, name, type, bytes FROM named
