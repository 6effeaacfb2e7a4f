UPDATE import_batch SET leased_until = :until::timestamptz, processed = coalesce(:processed::int, processed), total = coalesce(:total::int, total)
WHERE id = :importId::uuid AND turn = :turn::int AND status IN ('checking', 'running') AND NOT is_cancelling
RETURNING id
