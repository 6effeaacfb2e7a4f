-- Every point of the line of a published tour, in walking order; no row without a line.
SELECT ST_X(d.geom) AS lon, ST_Y(d.geom) AS lat, ST_Z(d.geom) AS "altitudeM"
FROM poi_version v JOIN trace r ON r.version_id = v.id, ST_DumpPoints(r.line) d
WHERE v.poi_id = :poiId::uuid AND v.status = 'published'
ORDER BY d.path
