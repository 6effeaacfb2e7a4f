-- Events that may be duplicates of :poiId: in search or in review, on one of its days, within
-- :withinM metres, with titles of a likeness of at least :likeness (title_likeness.sql). The ten most
-- alike, most alike first, ties by distance, then id.
WITH subject AS (
  SELECT p.id, v.id AS version_id, v.label, v.lon, v.lat
  FROM poi p
  JOIN poi_version v ON v.poi_id = p.id AND v.status <> 'archived'
  WHERE p.id = :poiId::uuid AND v.lon IS NOT NULL
  ORDER BY (v.status = 'published'), v.number DESC
  LIMIT 1
), near AS (
  SELECT s.poi_id, s.version_id, haversine_metres(haversine(subject.lon, subject.lat, s.lon, s.lat)) AS away
  FROM subject
  CROSS JOIN LATERAL (
    SELECT * FROM poi_search s
    WHERE lon_strip(s.lon) BETWEEN lon_strip(subject.lon - 0.005) AND lon_strip(subject.lon + 0.005)
      AND s.lat BETWEEN subject.lat - 0.003 AND subject.lat + 0.003
  ) s
  UNION
  SELECT w.poi_id, w.id, haversine_metres(haversine(subject.lon, subject.lat, w.lon, w.lat))
  FROM subject
  JOIN poi_version w ON w.status = 'in-review' AND w.lat BETWEEN subject.lat - 0.003 AND subject.lat + 0.003
    AND w.lon BETWEEN subject.lon - 0.005 AND subject.lon + 0.005
)
SELECT * FROM (
  SELECT DISTINCT ON (p.id) p.id, p.slug_fr AS "slugFr", v.label, v.status, v.locality, p.live_state AS "liveState", o.name AS "organisationName",
    (SELECT min(d.start_date)::text FROM period d WHERE d.version_id = v.id AND d.end_date >= :today::date) AS "startDate",
    round(near.away)::int AS distance, round(alike.likeness::numeric, 3)::float8 AS similarity
  FROM near
  CROSS JOIN subject
  JOIN poi p ON p.id = near.poi_id AND p.archived_at IS NULL
  JOIN poi_version v ON v.id = near.version_id
  LEFT JOIN organisation o ON o.id = p.organisation_id
  CROSS JOIN LATERAL (
    SELECT title_likeness(one => title_key(title => subject.label), other => title_key(title => v.label)) AS likeness
  ) alike
  WHERE near.poi_id <> subject.id AND near.away <= :withinM::float8
    AND alike.likeness >= :likeness::real
    AND EXISTS (
      SELECT FROM period mine JOIN period theirs ON theirs.version_id = v.id
      WHERE mine.version_id = subject.version_id AND mine.start_date <= theirs.end_date AND theirs.start_date <= mine.end_date)
  ORDER BY p.id, (v.status = 'published') DESC
) found
ORDER BY similarity DESC, distance, id
LIMIT 10
