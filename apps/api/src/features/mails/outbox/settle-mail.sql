-- Records the outcome of a mail: :status is 'sent', 'failed', or 'pending' for a retry at :retryAt.
-- Erases the content of a sent or failed mail, and the recipient of a sent one. :isAddressDead
-- suppresses the address from then on. A mail settled by another worker is left unchanged.
WITH mail AS (
  SELECT id, recipient FROM mail_outbox WHERE id = :id::uuid AND status = 'pending' FOR UPDATE
), suppressed AS (
  INSERT INTO suppressed_address (address, reason, suppressed_at)
  SELECT recipient, coalesce(:reason, ''), :now::timestamptz FROM mail WHERE :isAddressDead::boolean
  ON CONFLICT DO NOTHING
)
UPDATE mail_outbox m SET
  status = :status,
  attempts = m.attempts + CASE WHEN :status = 'sent' THEN 0 ELSE 1 END,
  next_attempt_at = coalesce(:retryAt::timestamptz, m.next_attempt_at),
  last_error = :reason,
  sent_at = CASE WHEN :status = 'sent' THEN :now::timestamptz END,
  data = CASE WHEN :status = 'pending' THEN m.data ELSE '{}' END,
  recipient = CASE WHEN :status = 'sent' THEN '' ELSE m.recipient END
FROM mail WHERE m.id = mail.id
RETURNING m.id::text
