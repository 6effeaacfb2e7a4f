-- Keeps the organisation of a conversation, and its event :poiId unless it is null, from being deleted until the transaction
-- ends. No row when one of them has been deleted, and when the event belongs to another organisation.
WITH kept_organisation AS (
  SELECT id FROM organisation WHERE id = :organisationId::uuid FOR KEY SHARE
), kept_event AS (
  SELECT id FROM poi WHERE id = :poiId::uuid AND organisation_id = :organisationId::uuid FOR KEY SHARE
)
SELECT o.id::text FROM kept_organisation o WHERE :poiId::uuid IS NULL OR EXISTS (SELECT FROM kept_event)
