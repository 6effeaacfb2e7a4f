UPDATE import_batch SET status = 'cancelled', leased_until = NULL, finished_at = :now::timestamptz
WHERE id = :importId::uuid AND turn = :turn::int AND is_cancelling AND status IN ('checking', 'running') RETURNING id
