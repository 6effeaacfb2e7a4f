-- Whether :importId is still with whoever has :turn, and nobody gave it up: nobody changes that until the transaction ends.
SELECT id FROM import_batch
WHERE id = :importId::uuid AND turn = :turn::int AND status = 'running' AND NOT is_cancelling
FOR UPDATE
