-- The decisions that the digest :digestId reports, without the undone ones and without the history
-- entry :exceptId (null excludes none), sorted by title, ties by id.
SELECT h.id, h.poi_id AS "poiId", p.slug_fr AS "slugFr", v.label AS title, h.to_status AS "toStatus", h.reasons, h.comment
FROM poi_history h
JOIN poi p ON p.id = h.poi_id
JOIN poi_version v ON v.poi_id = h.poi_id AND v.number = h.version_number
WHERE h.digest_id = :digestId::uuid AND h.id IS DISTINCT FROM :exceptId::uuid
  AND NOT EXISTS (SELECT FROM poi_history u WHERE u.poi_id = h.poi_id AND u.action = 'undone' AND (u.happened_at, u.id) > (h.happened_at, h.id))
ORDER BY fold_text(v.label), h.id
