-- Takes back mails that nobody began to send, by :keys; answers how many of them have left, or are leaving.
WITH gone AS (
  DELETE FROM mail_outbox WHERE dedupe_key = ANY (:keys::text[]) AND status = 'pending' AND next_attempt_at > :now::timestamptz AND attempts = 0
  RETURNING id
)
SELECT count(*)::int AS "leftCount" FROM mail_outbox WHERE dedupe_key = ANY (:keys::text[]) AND id NOT IN (SELECT id FROM gone)
