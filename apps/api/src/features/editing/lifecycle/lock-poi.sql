SELECT p.id FROM poi p
WHERE p.id = :poiId::uuid
  AND (:isModerator::boolean
    OR EXISTS (SELECT FROM membership m WHERE m.organisation_id = p.organisation_id AND m.account_id = :accountId::text))
FOR UPDATE OF p
