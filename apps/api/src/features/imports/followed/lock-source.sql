-- No row unless :accountId is a member of the source's organisation, or :isTeam for a source of none.
SELECT s.id::text, s.organisation_id::text AS "organisationId", s.status, s.attempted_at AS "attemptedAt"
FROM followed_source s
WHERE s.id = :sourceId::uuid
  AND CASE WHEN s.organisation_id IS NULL THEN :isTeam::boolean
    ELSE EXISTS (SELECT FROM membership m WHERE m.organisation_id = s.organisation_id AND m.account_id = :accountId::text) END
FOR UPDATE OF s
