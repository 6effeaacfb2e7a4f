-- Sets the live state of :poiId; no row when it has that state already.
UPDATE poi SET live_state = :liveState WHERE id = :poiId::uuid AND live_state <> :liveState RETURNING id
