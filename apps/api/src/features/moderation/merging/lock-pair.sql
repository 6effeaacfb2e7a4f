-- Locks both events, the smaller id first. A statement of its own: one that waits for a lock does not
-- see what the holder of the lock has written to other tables.
SELECT p.id FROM poi p WHERE p.id IN (:poiId::uuid, :keptId::uuid) ORDER BY p.id FOR UPDATE
