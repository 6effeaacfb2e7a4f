SELECT id FROM import_batch
WHERE id = :importId::uuid AND turn = :turn::int AND status = 'running' AND NOT is_cancelling
FOR UPDATE
