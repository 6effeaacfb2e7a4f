-- The id of the conversation of an organisation about :poiId, or about itself when it is null;
-- creates it with the id :newId before the first message. The caller holds the lock of the
-- conversations of the organisation.
WITH found AS (
  SELECT c.id FROM conversation c WHERE c.organisation_id = :organisationId::uuid AND c.poi_id IS NOT DISTINCT FROM :poiId::uuid
), created AS (
  INSERT INTO conversation (id, organisation_id, poi_id)
  SELECT :newId::uuid, :organisationId::uuid, :poiId::uuid WHERE NOT EXISTS (SELECT FROM found)
  RETURNING id
)
SELECT id::text FROM found UNION ALL SELECT id::text FROM created
