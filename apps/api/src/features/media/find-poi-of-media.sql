-- The event for which :mediaFileId came; no row when there is no such picture.
SELECT poi_id AS "poiId" FROM media WHERE id = :mediaFileId::uuid AND kind <> 'remote'
