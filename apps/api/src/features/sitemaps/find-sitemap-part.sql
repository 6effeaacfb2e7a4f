-- Describes one part of the pois that visitors can search: the :partSize first rows after the id
-- :after, in the order of ids. Returns one row: their count, the last id and the latest change of
-- any of them (both null without a row). Reads rows by key, so that the duration of the query does
-- not grow with the number of events.
SELECT count(*)::int AS count, (array_agg(s.poi_id ORDER BY s.poi_id DESC))[1]::text AS "lastId",
  to_char(max((SELECT greatest(p.updated_at, v.updated_at) FROM poi p, poi_version v WHERE p.id = s.poi_id AND v.id = s.version_id))
    AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "updatedAt"
FROM (SELECT poi_id, version_id FROM poi_search WHERE poi_id > :after::uuid ORDER BY poi_id LIMIT :partSize::int) s
