-- A sent file of an organisation, for its member :accountId, or for a moderator of its subject: of
-- events (:seesEvents) or of organisations (:seesOrganisations). No row for other accounts, for a
-- file that is not sent, and once its bytes are deleted.
SELECT a.name, a.type, f.content
FROM conversation_attachment a
JOIN conversation_file f ON f.attachment_id = a.id
JOIN conversation_message x ON x.id = a.message_id
JOIN conversation c ON c.id = x.conversation_id AND c.organisation_id = a.organisation_id
WHERE a.id = :id::uuid AND a.organisation_id = :organisationId::uuid
  AND (EXISTS (SELECT FROM membership m WHERE m.organisation_id = a.organisation_id AND m.account_id = :accountId::text)
    OR CASE WHEN c.poi_id IS NULL THEN :seesOrganisations::boolean ELSE :seesEvents::boolean END)
