-- The key with :hash, in any state, and the status of its organisation; no row for an unknown key.
SELECT k.id::text, k.actor_id AS "actorId", k.organisation_id::text AS "organisationId", k.kind, k.scopes, k.created_at AS "createdAt",
  k.expires_at AS "expiresAt", k.replaced_at AS "replacedAt", k.revoked_at AS "revokedAt", k.last_used_at AS "lastUsedAt", o.status
FROM api_key k JOIN organisation o ON o.id = k.organisation_id
WHERE k.hash = :hash::text
