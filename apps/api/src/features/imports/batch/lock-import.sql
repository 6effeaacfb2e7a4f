SELECT b.id, b.status, b.organisation_id AS "organisationId", b.is_staff AS "isStaff", b.has_file AS "hasFile"
FROM import_batch b
WHERE b.id = :importId::uuid AND (:isStaff::boolean OR NOT b.is_staff AND EXISTS (SELECT FROM organisation_actor m
  WHERE m.organisation_id = b.organisation_id AND m.actor_id = :accountId::text))
FOR UPDATE OF b
