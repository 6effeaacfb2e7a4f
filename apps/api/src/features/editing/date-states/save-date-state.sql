-- A former state of another date that started then is replaced.
INSERT INTO date_state (poi_id, starts_at, state, moved_from) VALUES (:poiId::uuid, :startsAt::timestamp, :liveState, :movedFrom::timestamp)
ON CONFLICT (poi_id, starts_at) DO UPDATE SET state = excluded.state, moved_from = excluded.moved_from
RETURNING poi_id::text AS id
