-- The tour of :versionId has no track any more; its figures stay, as typed ones.
DELETE FROM trace WHERE version_id = :versionId::uuid RETURNING version_id AS id
