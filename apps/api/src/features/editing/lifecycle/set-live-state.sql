-- What its organiser announces about :poiId; no row when that is what he said already.
UPDATE poi SET live_state = :liveState WHERE id = :poiId::uuid AND live_state <> :liveState RETURNING id
