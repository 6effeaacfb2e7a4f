-- Deletes the claim of :accountId on :poiId. No row when there was none.
DELETE FROM review_claim WHERE poi_id = :poiId::uuid AND account_id = :accountId RETURNING poi_id AS id
