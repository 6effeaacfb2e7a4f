-- A new event of :organisationId; nobody's when it is null.
INSERT INTO poi (id, organisation_id, created_at, updated_at) VALUES (:poiId::uuid, :organisationId::uuid, :now::timestamptz, :now::timestamptz)
RETURNING id
