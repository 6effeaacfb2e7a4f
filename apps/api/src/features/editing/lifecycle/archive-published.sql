-- Archives the published version of :poiId, so that another can be published, and deletes the one
-- archived before. Undoing the decision restores the version archived here.
WITH deleted AS (DELETE FROM poi_version WHERE poi_id = :poiId::uuid AND status = 'archived')
UPDATE poi_version SET status = 'archived' WHERE poi_id = :poiId::uuid AND status = 'published' RETURNING id
