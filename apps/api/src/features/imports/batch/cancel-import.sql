-- Cancels the import at once unless a worker holds a lease on it: `is_cancelling` then makes the
-- next renewal of that lease fail.
UPDATE import_batch SET is_cancelling = true,
  status = CASE WHEN leased_until > :now::timestamptz THEN status ELSE 'cancelled' END,
  finished_at = CASE WHEN leased_until > :now::timestamptz THEN finished_at ELSE :now::timestamptz END
WHERE id = :importId::uuid AND status IN ('checking', 'ready', 'running', 'blocked') RETURNING id
