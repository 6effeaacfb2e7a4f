-- Locks the smaller id first, so that two changes of the same pair do not deadlock.
SELECT p.id FROM poi p WHERE p.id IN (:poiId::uuid, :otherPoiId::uuid) ORDER BY p.id FOR UPDATE
