-- Replaces all shapes by those of one import and returns the row count of each kind. Of border
-- areas only the lines shared by two areas are stored: the coast comes from another source, and no
-- line is drawn twice.
WITH given AS (
  SELECT row_number() OVER () AS n, g.kind, g.rank, ST_SetSRID(ST_GeomFromGeoJSON(g.geometry), 4326) AS shape
  FROM jsonb_to_recordset(:shapes::jsonb) AS g (kind text, rank int, geometry jsonb)
), emptied AS (
  DELETE FROM map_ground
), shared AS (
  SELECT 'border' AS kind, 1 AS rank, ST_LineMerge(ST_CollectionExtract(ST_Intersection(ST_Boundary(a.shape), ST_Boundary(b.shape)), 2)) AS shape
  FROM given a JOIN given b ON a.kind = 'border' AND b.kind = 'border' AND a.n < b.n AND a.shape && b.shape
), saved AS (
  INSERT INTO map_ground (kind, rank, shape)
  SELECT kind, rank, shape FROM shared WHERE NOT ST_IsEmpty(shape)
  UNION ALL
  SELECT kind, rank, CASE WHEN kind = 'lake' THEN ST_ForcePolygonCW(shape) ELSE shape END FROM given WHERE kind <> 'border'
  RETURNING kind
)
SELECT kind, count(*)::int AS count FROM saved GROUP BY kind ORDER BY kind
