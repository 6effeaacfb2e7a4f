-- While the version has a track, distance, climb, descent and altitudes stay, because they were
-- computed from the track.
INSERT INTO tour AS t (version_id, distance_m, duration_min, climb_m, descent_m, min_altitude_m, max_altitude_m, locomotion_modes, difficulty)
VALUES (:versionId::uuid, :distanceM::int, :durationMin::int, :climbM::int, :descentM::int, :minAltitudeM::int, :maxAltitudeM::int,
  :locomotionModes::text[], :difficulty)
ON CONFLICT (version_id) DO UPDATE SET (distance_m, climb_m, descent_m, min_altitude_m, max_altitude_m) = (
    SELECT t.distance_m, t.climb_m, t.descent_m, t.min_altitude_m, t.max_altitude_m FROM trace r WHERE r.version_id = t.version_id
    UNION ALL
    SELECT excluded.distance_m, excluded.climb_m, excluded.descent_m, excluded.min_altitude_m, excluded.max_altitude_m
    WHERE NOT EXISTS (SELECT FROM trace r WHERE r.version_id = t.version_id)),
  duration_min = excluded.duration_min, locomotion_modes = excluded.locomotion_modes, difficulty = excluded.difficulty
RETURNING version_id AS id
