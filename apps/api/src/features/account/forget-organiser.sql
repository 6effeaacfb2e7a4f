-- Removes the id of an account from organisations, invitations, API keys, histories, imports and pictures, and
-- the text, files and queued mails of the messages that it wrote for an organisation; the texts of
-- the team stay.
-- :email is its verified address, or empty; an address is also removed from organisations and from
-- requests of payments, and the invitations sent to it are deleted.
WITH organisations AS (
  UPDATE organisation SET
    applicant_id = CASE applicant_id WHEN :accountId::text THEN 'deleted ' || id ELSE applicant_id END,
    email = CASE WHEN lower(email) = :email::text THEN '' ELSE email END
  WHERE applicant_id = :accountId::text OR (:email::text <> '' AND lower(email) = :email::text)
), received AS (
  DELETE FROM invitation WHERE email = :email::text
), sent AS (
  UPDATE invitation SET invited_by = '' WHERE invited_by = :accountId::text AND email <> :email::text
), keyed AS (
  UPDATE api_key SET created_by = NULL WHERE created_by = :accountId::text
), acted AS (
  UPDATE organisation_history SET actor_id = nullif(actor_id, :accountId::text), subject_id = nullif(subject_id, :accountId::text)
  WHERE actor_id = :accountId::text OR subject_id = :accountId::text
), campaigned AS (
  UPDATE campaign_history SET actor_id = NULL WHERE actor_id = :accountId::text
), asked AS (
  UPDATE payment SET request = request - 'customerEmail' || '{"customerEmail": null}'
  WHERE request IS NOT NULL AND :email::text <> '' AND lower(request ->> 'customerEmail') = :email::text
), edited AS (
  UPDATE poi_history SET actor_id = NULL WHERE actor_id = :accountId::text
), wrote AS (
  UPDATE conversation_message SET text = '', author_id = NULL WHERE author_id = :accountId::text AND side = 'organisation'
), mailed AS (
  DELETE FROM mail_outbox WHERE dedupe_key IN (
    SELECT 'message:' || x.id FROM conversation_message x WHERE x.author_id = :accountId::text AND x.side = 'organisation')
), attached AS (
  DELETE FROM conversation_attachment WHERE uploaded_by = :accountId::text
), imported AS (
  UPDATE import_batch SET created_by = NULL WHERE created_by = :accountId::text
)
UPDATE media SET uploaded_by = NULL WHERE uploaded_by = :accountId::text
RETURNING id::text
