-- Makes a failed photo due at once with all attempts; no row unless it has failed.
UPDATE photo_fetch SET status = 'pending', attempts = 0, fault = NULL, failed_at = NULL, next_attempt_at = :now::timestamptz
WHERE id = :id::uuid AND status = 'failed' RETURNING id
