-- Those of the pois of :ids that were published from :since until before :until, as in :ids.
SELECT s.poi_id::text AS id, nullif(concat_ws(', ', v.place_name, v.locality), '') AS place
FROM unnest(:ids::uuid[]) WITH ORDINALITY AS n (id, rank)
JOIN poi_search s ON s.poi_id = n.id AND s.published_at >= :since::timestamptz AND s.published_at < :until::timestamptz
JOIN poi_version v ON v.id = s.version_id
ORDER BY n.rank
