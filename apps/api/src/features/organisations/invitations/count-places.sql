-- Counts the members of an organisation and its unexpired invitations of addresses other than
-- :email; says whether :email is the address of a member.
SELECT (SELECT count(*)::int FROM membership m WHERE m.organisation_id = :organisationId::uuid) AS members,
  (SELECT count(*)::int FROM invitation i WHERE i.organisation_id = :organisationId::uuid AND i.email <> :email::text AND i.expires_at > :now::timestamptz) AS invitations,
  EXISTS (SELECT FROM membership m JOIN account a ON a.id = m.account_id WHERE m.organisation_id = :organisationId::uuid AND a.email = :email::text) AS "isMember"
