-- A version that is given up, with all that hangs on it.
DELETE FROM poi_version WHERE id = :versionId::uuid RETURNING id
