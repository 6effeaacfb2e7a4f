-- Deletes the tour of :versionId with its track.
DELETE FROM tour WHERE version_id = :versionId::uuid RETURNING version_id AS id
