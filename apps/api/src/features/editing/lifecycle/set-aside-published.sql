-- The published version of :poiId makes way for another: it is kept until the next time, so that a decision can be taken back.
WITH gone AS (DELETE FROM poi_version WHERE poi_id = :poiId::uuid AND status = 'archived')
UPDATE poi_version SET status = 'archived' WHERE poi_id = :poiId::uuid AND status = 'published' RETURNING id
