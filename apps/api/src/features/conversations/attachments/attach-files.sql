-- Gives the files :ids, which :accountId uploaded for the organisation and no message has, to a
-- message. The caller compares their number.
UPDATE conversation_attachment SET message_id = :messageId::uuid
WHERE id = ANY (:ids::uuid[]) AND organisation_id = :organisationId::uuid AND uploaded_by = :accountId::text AND message_id IS NULL
RETURNING id::text
