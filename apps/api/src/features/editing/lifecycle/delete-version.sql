-- Deletes a version with its dependent rows.
DELETE FROM poi_version WHERE id = :versionId::uuid RETURNING id
