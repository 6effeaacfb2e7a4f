-- Takes :poiId out of the queue of events to look at, without a look.
DELETE FROM duplicate_check WHERE poi_id = :poiId::uuid RETURNING poi_id AS "poiId"
