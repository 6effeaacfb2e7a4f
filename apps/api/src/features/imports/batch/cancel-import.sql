-- Cancels :importId at once when no worker holds a lease on it; else marks it, so that the worker
-- cancels it at the next renewal of the lease. No row when the import is done, failed or cancelled.
UPDATE import_batch SET is_cancelling = true,
  status = CASE WHEN leased_until > :now::timestamptz THEN status ELSE 'cancelled' END,
  finished_at = CASE WHEN leased_until > :now::timestamptz THEN finished_at ELSE :now::timestamptz END
WHERE id = :importId::uuid AND status IN ('checking', 'ready', 'running', 'blocked') RETURNING id
