-- Archives the version instead of deleting it, because undoing the decision publishes it again
-- (unpublish-poi.sql).
WITH deleted AS (DELETE FROM poi_version WHERE poi_id = :poiId::uuid AND status = 'archived')
UPDATE poi_version SET status = 'archived' WHERE poi_id = :poiId::uuid AND status = 'published' RETURNING id
