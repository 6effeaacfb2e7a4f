-- An account with its memberships: all of them when :seesAll or when :viewerId is the account
-- itself, else only those in organisations that :viewerId owns. No row when :viewerId may not see
-- any.
SELECT a.id, a.first_name AS "firstName", a.last_name AS "lastName", a.email, a.email_verified_at IS NOT NULL AS "emailVerified",
  a.created_at AS "createdAt", coalesce(held.items, '[]') AS organisations
FROM account a
LEFT JOIN LATERAL (
  SELECT jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'role', m.role, 'status', o.status) ORDER BY fold_text(o.name), o.id) AS items
  FROM membership m JOIN organisation o ON o.id = m.organisation_id
  WHERE m.account_id = a.id AND (:seesAll::boolean OR a.id = :viewerId::text OR EXISTS (
    SELECT FROM membership own WHERE own.organisation_id = m.organisation_id AND own.account_id = :viewerId::text AND own.role = 'owner'))
) held ON true
WHERE a.id = :accountId::text AND (:seesAll::boolean OR a.id = :viewerId::text OR held.items IS NOT NULL)
