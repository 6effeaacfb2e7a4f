-- A photo that was given up is due again, with all its tries; no row when there is no such one.
UPDATE photo_fetch SET status = 'pending', attempts = 0, fault = NULL, failed_at = NULL, next_attempt_at = :now::timestamptz
WHERE id = :id::uuid AND status = 'failed' RETURNING id
