-- The publication and the place of each poi of :ids that the search shows. Place: its name and its
-- town, null without both.
SELECT s.poi_id::text AS id, s.published_at AS "publishedAt", nullif(concat_ws(', ', v.place_name, v.locality), '') AS place
FROM poi_search s
JOIN poi_version v ON v.id = s.version_id
WHERE s.poi_id = ANY (:ids::uuid[])
