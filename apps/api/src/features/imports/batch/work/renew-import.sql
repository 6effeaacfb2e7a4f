-- :importId stays with whoever has :turn until :until, and tells how far it is; no row when it is somebody else's by now, or was given up.
UPDATE import_batch SET leased_until = :until::timestamptz, processed = coalesce(:processed::int, processed), total = coalesce(:total::int, total)
WHERE id = :importId::uuid AND turn = :turn::int AND status IN ('checking', 'running') AND NOT is_cancelling
RETURNING id
