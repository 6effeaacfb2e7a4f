-- The event that an organisation wrote as :extId of :source, for :accountId, one of its members or
-- keys. No row otherwise. `isOwn`: whether it still belongs to the organisation.
SELECT p.id, p.source_hash AS "sourceHash", p.merged_into_id AS "mergedIntoId", p.archived_at IS NOT NULL AS "isArchived",
  p.organisation_id IS NOT DISTINCT FROM m.organisation_id AS "isOwn"
FROM poi p
JOIN organisation_actor m ON m.organisation_id = :organisationId::uuid AND m.actor_id = :accountId::text
WHERE p.source = :source::text AND p.ext_id = :extId::text
