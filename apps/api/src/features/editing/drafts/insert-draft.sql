-- Inserts the first version of a new event.
INSERT INTO poi_version (id, poi_id, number, status, label, description, organizer_name, created_at, updated_at)
VALUES (:versionId::uuid, :poiId::uuid, 1, 'draft', :label, :description, :organizerName, :now::timestamptz, :now::timestamptz)
RETURNING id
