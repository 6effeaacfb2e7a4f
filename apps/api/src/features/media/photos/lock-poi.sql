-- Locks :poiId until the transaction ends; no row when it has been deleted.
SELECT id FROM poi WHERE id = :poiId::uuid FOR UPDATE
