-- Locks :poiId until the end of the transaction: a request that locks the event FOR UPDATE or
-- deletes it waits, another campaign does not. The foreign key of a new slot takes the same lock.
-- No row when the event has been deleted.
SELECT archived_at IS NOT NULL AS "isArchived" FROM poi WHERE id = :poiId::uuid FOR KEY SHARE
