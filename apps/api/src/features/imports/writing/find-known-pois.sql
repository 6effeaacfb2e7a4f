-- The pois of :source whose identifier is in :extIds, with the version an import may replace: the published one, else the one in
-- preparation; null when people hold the poi (reassigned, archived, or its only version is with moderators). Rows stay locked until
-- the transaction ends. No order.
SELECT p.id, p.ext_id AS "extId", p.source_hash AS "sourceHash",
       CASE WHEN p.is_import_locked OR p.archived_at IS NOT NULL THEN NULL ELSE v.id END AS "versionId", v.status = 'published' AS "isPublished"
FROM poi p
LEFT JOIN LATERAL (
  SELECT id, status FROM poi_version
  WHERE poi_id = p.id AND status IN ('published', 'draft') ORDER BY status = 'published' DESC LIMIT 1
) v ON true
WHERE p.source = :source AND p.ext_id = ANY (:extIds::text[])
FOR UPDATE OF p
