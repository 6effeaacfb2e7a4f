-- :line is WKT. Of a line with more than :most points, those that shape it most are kept (algorithm
-- of Visvalingam and Whyatt, in two dimensions), the first and the last among them. An existing
-- tour keeps its duration, which the organiser may have typed.
WITH sent AS (SELECT ST_GeomFromText(:line, 4326) AS line),
ranked AS (
  SELECT d.path[1] AS number, d.geom AS point, row_number() OVER (ORDER BY ST_M(e.geom) DESC, d.path[1]) AS rank
  FROM sent, ST_DumpPoints(sent.line) d JOIN ST_DumpPoints((SELECT ST_SetEffectiveArea(ST_Force2D(line)) FROM sent)) e ON e.path = d.path
), kept AS (SELECT ST_MakeLine(point ORDER BY number) AS line FROM ranked WHERE rank <= :most::int),
toured AS (
  INSERT INTO tour (version_id, distance_m, duration_min, climb_m, descent_m, min_altitude_m, max_altitude_m)
  VALUES (:versionId::uuid, :distanceM::int, :durationMin::int, :climbM::int, :descentM::int, :minAltitudeM::int, :maxAltitudeM::int)
  ON CONFLICT (version_id) DO UPDATE SET distance_m = excluded.distance_m, duration_min = excluded.duration_min, climb_m = excluded.climb_m,
    descent_m = excluded.descent_m, min_altitude_m = excluded.min_altitude_m, max_altitude_m = excluded.max_altitude_m
  RETURNING version_id
)
INSERT INTO trace (version_id, line) SELECT toured.version_id, kept.line FROM toured, kept
ON CONFLICT (version_id) DO UPDATE SET line = excluded.line
RETURNING version_id AS id
