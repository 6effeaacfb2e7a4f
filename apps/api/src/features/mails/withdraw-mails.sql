-- Deletes the mails by :keys that are queued for later and that no worker has tried to send.
-- Returns how many mails with these keys remain.
WITH deleted AS (
  DELETE FROM mail_outbox WHERE dedupe_key = ANY (:keys::text[]) AND status = 'pending' AND next_attempt_at > :now::timestamptz AND attempts = 0
  RETURNING id
)
SELECT count(*)::int AS "remainingCount" FROM mail_outbox WHERE dedupe_key = ANY (:keys::text[]) AND id NOT IN (SELECT id FROM deleted)
