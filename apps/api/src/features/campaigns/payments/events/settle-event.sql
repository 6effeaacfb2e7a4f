-- Marks an event as processed, or as failed with :error. A processed event is never un-marked.
UPDATE stripe_event SET processed_at = CASE WHEN :error::text IS NULL THEN coalesce(processed_at, :now::timestamptz) ELSE processed_at END,
  error = CASE WHEN processed_at IS NULL THEN :error::text END
WHERE id = :id
RETURNING id
