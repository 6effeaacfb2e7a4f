-- Inserts an invitation or replaces the earlier one of the same address; no row when that one was
-- sent after :lastBefore.
INSERT INTO invitation AS i (id, organisation_id, email, role, token_hash, invited_by, expires_at, created_at)
VALUES (:id::uuid, :organisationId::uuid, :email::text, :role::text, :tokenHash::text, :invitedBy::text, :expiresAt::timestamptz, :now::timestamptz)
ON CONFLICT (organisation_id, email) DO UPDATE SET id = excluded.id, role = excluded.role, token_hash = excluded.token_hash,
  invited_by = excluded.invited_by, expires_at = excluded.expires_at, created_at = excluded.created_at
WHERE i.created_at <= :lastBefore::timestamptz
RETURNING i.id::text
