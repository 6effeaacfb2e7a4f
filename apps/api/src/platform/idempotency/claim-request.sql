-- Claims the key :keyHash of an organisation for a request; returns the number of the attempt. No row
-- while another request with the key is known, unless that one is older than :forgottenAt, or has the
-- same fingerprint, has not answered in time and has created nothing.
INSERT INTO idempotent_request AS r (organisation_id, key_hash, fingerprint, attempt, locked_until, created_at)
VALUES (:organisationId::uuid, :keyHash::text, :fingerprint::text, 1, :lockedUntil::timestamptz, :now::timestamptz)
ON CONFLICT (organisation_id, key_hash) DO UPDATE SET
  fingerprint = excluded.fingerprint, attempt = r.attempt + 1, has_effect = false, status = NULL, content_type = NULL, answer = NULL,
  locked_until = excluded.locked_until, created_at = excluded.created_at
WHERE r.locked_until <= :now::timestamptz AND (
  r.created_at <= :forgottenAt::timestamptz
  OR r.fingerprint = excluded.fingerprint AND r.status IS NULL AND NOT r.has_effect)
RETURNING r.attempt
