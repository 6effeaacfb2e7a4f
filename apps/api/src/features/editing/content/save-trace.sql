-- The track of :versionId as WKT, and what was computed from it; the tour's other fields stay. Null altitudes: the line has two dimensions.
WITH toured AS (
  INSERT INTO tour (version_id, distance_m, duration_min, climb_m, descent_m, min_altitude_m, max_altitude_m)
  VALUES (:versionId::uuid, :distanceM::int, :durationMin::int, :climbM::int, :descentM::int, :minAltitudeM::int, :maxAltitudeM::int)
  ON CONFLICT (version_id) DO UPDATE SET distance_m = excluded.distance_m, duration_min = excluded.duration_min, climb_m = excluded.climb_m,
    descent_m = excluded.descent_m, min_altitude_m = excluded.min_altitude_m, max_altitude_m = excluded.max_altitude_m
  RETURNING version_id
)
INSERT INTO trace (version_id, line) SELECT version_id, ST_GeomFromText(:line, 4326) FROM toured
ON CONFLICT (version_id) DO UPDATE SET line = excluded.line
RETURNING version_id AS id
