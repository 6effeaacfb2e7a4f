WITH deleted AS (DELETE FROM poi_version WHERE poi_id = :poiId::uuid AND status = 'archived'),
  archived AS (UPDATE poi_version SET status = 'archived' WHERE poi_id = :poiId::uuid AND status <> 'archived')
UPDATE poi SET archived_at = :now::timestamptz WHERE id = :poiId::uuid RETURNING id
