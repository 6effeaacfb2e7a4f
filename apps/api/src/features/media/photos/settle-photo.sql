-- A try is over: done, given up, or due again at :nextAttemptAt. :fault is for whoever looks into the table, never shown.
UPDATE photo_fetch SET status = :status::text, leased_until = NULL, last_error = :fault,
  next_attempt_at = coalesce(:nextAttemptAt::timestamptz, next_attempt_at)
WHERE id = :id::uuid
RETURNING id
