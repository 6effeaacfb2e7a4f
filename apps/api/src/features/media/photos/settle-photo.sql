-- Records an attempt: done, failed for :fault, or due again at :nextAttemptAt. :reason is for
-- operators only: it may reveal the internal network.
UPDATE photo_fetch SET status = :status::text, leased_until = NULL, last_error = :reason, fault = :fault,
  failed_at = CASE WHEN :status = 'failed' THEN :now::timestamptz END, next_attempt_at = coalesce(:nextAttemptAt::timestamptz, next_attempt_at)
WHERE id = :id::uuid
RETURNING id
