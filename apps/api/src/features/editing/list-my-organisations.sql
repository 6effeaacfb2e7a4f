-- The organisations of :accountId, or the one asked for if it is his. No order.
SELECT organisation_id AS id FROM membership
WHERE account_id = :accountId AND (:organisationId::uuid IS NULL OR organisation_id = :organisationId::uuid)
