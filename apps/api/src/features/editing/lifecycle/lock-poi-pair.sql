-- Locks :poiId and :otherPoiId until the transaction ends, the smaller id first: two changes that name the same two events in opposite order
-- wait for each other in one order and never deadlock. A row for each that exists.
SELECT p.id FROM poi p WHERE p.id IN (:poiId::uuid, :otherPoiId::uuid) ORDER BY p.id FOR UPDATE
