-- Inserts an event of :organisationId; null: an event without organisation.
INSERT INTO poi (id, organisation_id, created_at, updated_at) VALUES (:poiId::uuid, :organisationId::uuid, :now::timestamptz, :now::timestamptz)
RETURNING id
