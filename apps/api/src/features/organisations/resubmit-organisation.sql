-- A refused organisation waits again, for :accountId; no row when he waits for another one already.
UPDATE organisation SET status = 'pending', applicant_id = :accountId::text, submitted_at = :now::timestamptz, decided_at = NULL,
  version = version + 1, updated_at = :now::timestamptz
WHERE id = :id::uuid AND NOT EXISTS (SELECT FROM organisation o WHERE o.applicant_id = :accountId::text AND o.status = 'pending')
RETURNING id::text
