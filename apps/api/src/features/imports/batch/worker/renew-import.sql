-- Renews the lease of the claim :turn on :importId until :until and records its progress; no row
-- when the claim is lost or the import cancelled.
UPDATE import_batch SET leased_until = :until::timestamptz, processed = coalesce(:processed::int, processed), total = coalesce(:total::int, total)
WHERE id = :importId::uuid AND turn = :turn::int AND status IN ('checking', 'running') AND NOT is_cancelling
RETURNING id
