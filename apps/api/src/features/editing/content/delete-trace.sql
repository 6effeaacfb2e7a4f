-- Deletes the track of the tour of :versionId. The tour keeps its figures, which the organiser may
-- edit from then on.
DELETE FROM trace WHERE version_id = :versionId::uuid RETURNING version_id AS id
