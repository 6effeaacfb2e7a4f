-- Puts a refused organisation back to pending, with :accountId as its applicant; no row when it
-- is not refused or the account already has a pending one.
UPDATE organisation SET status = 'pending', applicant_id = :accountId::text, submitted_at = :now::timestamptz, decided_at = NULL,
  version = version + 1, updated_at = :now::timestamptz
WHERE id = :id::uuid AND status = 'refused'
  AND NOT EXISTS (SELECT FROM organisation o WHERE o.applicant_id = :accountId::text AND o.status = 'pending')
RETURNING id::text
