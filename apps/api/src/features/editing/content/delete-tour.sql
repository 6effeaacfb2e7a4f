-- There is no tour in :versionId any more, nor its track.
DELETE FROM tour WHERE version_id = :versionId::uuid RETURNING version_id AS id
