-- The invitation of a token while it can be accepted: not expired, and the organisation not
-- suspended.
SELECT i.id::text, i.organisation_id::text AS "organisationId", o.name, o.locality, coalesce(a.first_name, '') AS inviter, i.role, i.email,
  i.expires_at AS "expiresAt"
FROM invitation i JOIN organisation o ON o.id = i.organisation_id
LEFT JOIN account a ON a.id = i.invited_by
WHERE i.token_hash = :tokenHash::text AND i.expires_at > :now::timestamptz AND o.status <> 'suspended'
