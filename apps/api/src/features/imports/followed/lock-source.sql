-- No row unless :accountId is a member of the source's organisation.
SELECT s.id::text, s.organisation_id::text AS "organisationId", s.status, s.attempted_at AS "attemptedAt"
FROM followed_source s
WHERE s.id = :sourceId::uuid
  AND EXISTS (SELECT FROM membership m WHERE m.organisation_id = s.organisation_id AND m.account_id = :accountId::text)
FOR UPDATE OF s
