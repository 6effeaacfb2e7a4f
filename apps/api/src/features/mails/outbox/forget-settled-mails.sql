-- Deletes the settled mails queued before :before; returns their number.
WITH deleted AS (
  DELETE FROM mail_outbox WHERE status <> 'pending' AND created_at < :before::timestamptz RETURNING 1
)
SELECT count(*)::int AS deleted FROM deleted
