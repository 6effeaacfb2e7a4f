-- Keys of an organisation, :most at most: those that work at :now first, then the newest first; ties
-- by id. Only :id when it is given. `creator` is null once the account is deleted.
SELECT k.id::text, k.actor_id AS "actorId", k.kind, k.name, k.prefix, k.scopes, k.created_by AS "createdBy",
  nullif(trim(concat_ws(' ', a.first_name, a.last_name)), '') AS creator, k.created_at AS "createdAt", k.expires_at AS "expiresAt",
  k.replaced_at AS "replacedAt", k.revoked_at AS "revokedAt", k.last_used_at AS "lastUsedAt"
FROM api_key k LEFT JOIN account a ON a.id = k.created_by
WHERE k.organisation_id = :organisationId::uuid AND (:id::uuid IS NULL OR k.id = :id::uuid)
ORDER BY k.revoked_at IS NULL AND coalesce(k.expires_at > :now::timestamptz, true) DESC, k.created_at DESC, k.id
LIMIT :most::int
