-- Every demo poi with the version that a seeding may rewrite; `versionId` is null once the poi was
-- edited or locked. Unordered.
SELECT p.ext_id AS "extId", p.id::text AS "poiId", p.source_hash AS "sourceHash",
       CASE WHEN NOT p.is_import_locked AND p.edit_version = 0 THEN v.id::text END AS "versionId"
FROM poi p
LEFT JOIN poi_version v ON v.poi_id = p.id AND v.number = 1 AND v.status = 'published'
WHERE p.source = 'demo'
