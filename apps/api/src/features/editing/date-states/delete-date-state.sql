DELETE FROM date_state WHERE poi_id = :poiId::uuid AND starts_at = :startsAt::timestamp RETURNING poi_id::text AS id
