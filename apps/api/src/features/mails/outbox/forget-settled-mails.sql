-- Deletes the mails settled and queued before :before; answers how many.
WITH forgotten AS (
  DELETE FROM mail_outbox WHERE status <> 'pending' AND created_at < :before::timestamptz RETURNING 1
)
SELECT count(*)::int AS forgotten FROM forgotten
