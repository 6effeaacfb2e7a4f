-- Deletes the alerts whose key starts with :prefix and that no worker has tried to send or holds: a
-- lease ends after :latest. Returns the accounts of :keys whose alert remains.
WITH deleted AS (
  DELETE FROM mail_outbox
  WHERE status = 'pending' AND NOT is_bulk AND next_attempt_at > :now::timestamptz AND next_attempt_at <= :latest::timestamptz
    AND attempts = 0 AND starts_with(dedupe_key, :prefix)
  RETURNING id
)
SELECT account_id AS "accountId" FROM mail_outbox
WHERE dedupe_key = ANY (:keys::text[]) AND account_id IS NOT NULL AND id NOT IN (SELECT id FROM deleted)
