-- Claims at most :count mails that are due at :now, bulk mails last, with a lease until
-- :leaseUntil, after which other workers may claim them again. SKIP LOCKED: concurrent workers
-- claim different mails. A mail of none of :kinds is left to the workers of another release, unless
-- it is expired or has been due since before :unknownBefore.
WITH due AS (
  SELECT id FROM mail_outbox
  WHERE status = 'pending' AND next_attempt_at <= :now::timestamptz
    AND (kind = ANY (:kinds::text[]) OR expires_at <= :now::timestamptz OR next_attempt_at < :unknownBefore::timestamptz)
  ORDER BY is_bulk, next_attempt_at, id LIMIT :count::int FOR UPDATE SKIP LOCKED
), claimed AS (
  UPDATE mail_outbox m SET next_attempt_at = :leaseUntil::timestamptz FROM due WHERE m.id = due.id RETURNING m.*
)
SELECT c.id::text, c.kind, c.recipient, c.locale, c.data, c.attempts, a.mail_token::text AS "mailToken",
  coalesce(c.expires_at <= :now::timestamptz, false) AS "isExpired",
  EXISTS (SELECT FROM suppressed_address s WHERE s.address = c.recipient) AS "isSuppressed"
FROM claimed c LEFT JOIN account a ON a.id = c.account_id
ORDER BY c.is_bulk, c.id
