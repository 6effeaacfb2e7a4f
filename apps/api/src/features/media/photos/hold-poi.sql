-- Until the end of the transaction nobody else changes :poiId; no row when it is gone.
SELECT id FROM poi WHERE id = :poiId::uuid FOR UPDATE
