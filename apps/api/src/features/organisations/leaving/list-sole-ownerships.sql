-- The organisations whose only owner is :accountId, with the number of their other members.
SELECT m.organisation_id::text AS id, (SELECT count(*)::int FROM membership x WHERE x.organisation_id = m.organisation_id AND x.account_id <> m.account_id) AS others
FROM membership m
WHERE m.account_id = :accountId::text AND m.role = 'owner'
  AND NOT EXISTS (SELECT FROM membership x WHERE x.organisation_id = m.organisation_id AND x.account_id <> m.account_id AND x.role = 'owner')
ORDER BY m.organisation_id
