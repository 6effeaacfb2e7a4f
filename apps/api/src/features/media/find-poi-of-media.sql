-- The event for which :mediaFileId was added; no row for an unknown picture.
SELECT poi_id AS "poiId" FROM media WHERE id = :mediaFileId::uuid AND kind <> 'remote'
