-- Locks :poiId and :otherPoiId until the transaction ends, the smaller id first, so that two
-- changes of the same pair never deadlock. One row per event that exists.
SELECT p.id FROM poi p WHERE p.id IN (:poiId::uuid, :otherPoiId::uuid) ORDER BY p.id FOR UPDATE
