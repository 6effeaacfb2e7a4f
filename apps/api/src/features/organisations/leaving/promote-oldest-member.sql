-- Makes one other member the owner in place of :accountId: editors before readers, then the oldest
-- membership first.
UPDATE membership SET role = 'owner'
WHERE (organisation_id, account_id) = (
  SELECT m.organisation_id, m.account_id FROM membership m WHERE m.organisation_id = :id::uuid AND m.account_id <> :accountId::text
  ORDER BY m.role = 'reader', m.created_at, m.account_id LIMIT 1)
RETURNING account_id AS "accountId"
