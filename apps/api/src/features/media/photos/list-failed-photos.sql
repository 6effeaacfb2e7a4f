-- Failed photos of events in the search projection that are not locked against imports: latest
-- failure first, ties by id. A page, each row with the total.
SELECT f.id, f.url, f.fault, to_char(f.failed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "failedAt",
  jsonb_build_object('id', p.id, 'slugFr', p.slug_fr, 'label', v.label, 'locality', v.locality) AS poi,
  EXISTS (SELECT FROM poi_media x JOIN media m ON m.id = x.media_id AND m.kind = 'file' WHERE x.version_id = v.id) AS "hasPicture",
  count(*) OVER ()::int AS total
FROM photo_fetch f
JOIN poi p ON p.id = f.poi_id AND NOT p.is_import_locked
JOIN poi_search s ON s.poi_id = f.poi_id
JOIN poi_version v ON v.id = s.version_id
WHERE f.status = 'failed'
ORDER BY f.failed_at DESC, f.id LIMIT :pageSize::int OFFSET :offset::int
