-- Makes :accountId a member; an existing member keeps the higher of both roles.
INSERT INTO membership AS m (organisation_id, account_id, role, created_at)
VALUES (:organisationId::uuid, :accountId::text, :role::text, :now::timestamptz)
ON CONFLICT (organisation_id, account_id) DO UPDATE SET role = excluded.role
WHERE array_position(ARRAY['owner', 'editor', 'reader'], excluded.role) < array_position(ARRAY['owner', 'editor', 'reader'], m.role)
RETURNING m.account_id AS "accountId"
