-- :accountId looks at :poiId no longer. A row when it did.
DELETE FROM review_claim WHERE poi_id = :poiId::uuid AND account_id = :accountId RETURNING poi_id AS id
