-- Replaces the doubts about the events of :poiIds, which an import has written, by :doubts.
WITH settled AS (
  DELETE FROM place_doubt d WHERE d.poi_id = ANY (:poiIds::uuid[])
    AND NOT EXISTS (SELECT FROM json_to_recordset(:doubts::json) AS n ("poiId" uuid) WHERE n."poiId" = d.poi_id)
), noted AS (
  INSERT INTO place_doubt (poi_id, reason, score, lon, lat, noted_at)
  SELECT n."poiId", n.reason, n.score, n.lon, n.lat, :now::timestamptz
  FROM json_to_recordset(:doubts::json) AS n ("poiId" uuid, reason text, score real, lon float8, lat float8)
  ON CONFLICT (poi_id) DO UPDATE SET reason = excluded.reason, score = excluded.score, lon = excluded.lon, lat = excluded.lat,
    noted_at = excluded.noted_at
  RETURNING 1
)
SELECT count(*)::int AS noted FROM noted
