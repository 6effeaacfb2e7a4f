-- Borders, rivers and lakes of a box up to the rank :lastRank, clipped at the edges of the box and
-- simplified by :tolerance degrees. One row per path, with alternating longitudes and latitudes; no
-- row before an import.
SELECT g.kind, path.numbers AS path
FROM (SELECT ST_MakeEnvelope(:west::float8, :south::float8, :east::float8, :north::float8, 4326) AS edge) box
JOIN map_ground g ON g.shape && box.edge AND g.rank <= :lastRank::int
CROSS JOIN LATERAL ST_Dump(ST_Simplify(ST_ClipByBox2D(g.shape, box.edge), :tolerance::float8)) part
CROSS JOIN LATERAL (
  SELECT array_agg(round(number::numeric, 4)::float8 ORDER BY point.path, axis) AS numbers
  FROM ST_DumpPoints(part.geom) point,
    LATERAL (VALUES (1, ST_X(point.geom)), (2, ST_Y(point.geom))) AS pair (axis, number)
) path
WHERE ST_NPoints(part.geom) > 1
ORDER BY g.kind, g.rank, g.id, part.path
