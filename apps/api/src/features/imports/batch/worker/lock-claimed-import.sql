-- Locks :importId until the transaction ends, if the claim :turn still holds it and it is not
-- cancelled; no row otherwise.
SELECT id FROM import_batch
WHERE id = :importId::uuid AND turn = :turn::int AND status = 'running' AND NOT is_cancelling
FOR UPDATE
