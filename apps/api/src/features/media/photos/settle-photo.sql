-- A try is over: done, given up for :fault, or due again at :nextAttemptAt. :reason is for whoever looks into the table, never shown: it would
-- tell what stands behind our walls.
UPDATE photo_fetch SET status = :status::text, leased_until = NULL, last_error = :reason, fault = :fault,
  failed_at = CASE WHEN :status = 'failed' THEN :now::timestamptz END, next_attempt_at = coalesce(:nextAttemptAt::timestamptz, next_attempt_at)
WHERE id = :id::uuid
RETURNING id
