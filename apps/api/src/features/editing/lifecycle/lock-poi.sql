SELECT p.id FROM poi p
WHERE p.id = :poiId::uuid
  AND (:isModerator::boolean
    OR EXISTS (SELECT FROM organisation_actor m WHERE m.organisation_id = p.organisation_id AND m.actor_id = :accountId::text))
FOR UPDATE OF p
