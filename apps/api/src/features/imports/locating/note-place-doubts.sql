-- Replaces the doubts about the events of :poiIds, which an import has written, by :doubts. A doubt that
-- is the same as before stays confirmed if it was.
WITH settled AS (
  DELETE FROM place_doubt d WHERE d.poi_id = ANY (:poiIds::uuid[])
    AND NOT EXISTS (SELECT FROM json_to_recordset(:doubts::json) AS n ("poiId" uuid) WHERE n."poiId" = d.poi_id)
), noted AS (
  INSERT INTO place_doubt AS d (poi_id, reason, score, lon, lat, noted_at)
  SELECT n."poiId", n.reason, n.score, n.lon, n.lat, :now::timestamptz
  FROM json_to_recordset(:doubts::json) AS n ("poiId" uuid, reason text, score real, lon float8, lat float8)
  ON CONFLICT (poi_id) DO UPDATE SET reason = excluded.reason, score = excluded.score, lon = excluded.lon, lat = excluded.lat,
    noted_at = CASE WHEN (d.reason, d.score, d.lon, d.lat) IS NOT DISTINCT FROM (excluded.reason, excluded.score, excluded.lon, excluded.lat)
      THEN d.noted_at ELSE excluded.noted_at END
  RETURNING d.poi_id, d.confirmed_at >= d.noted_at AS is_confirmed
)
SELECT poi_id AS "poiId" FROM noted WHERE is_confirmed IS TRUE ORDER BY poi_id
