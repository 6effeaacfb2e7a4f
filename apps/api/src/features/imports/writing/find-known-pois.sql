-- The pois of :source whose identifier is in :extIds, with the versions an import may replace. `isHeld`: people hold the poi (reassigned,
-- archived). Rows stay locked until the transaction ends. No order.
-- One look-up for each identifier, behind a fence: a source that statistics do not know yet would be read whole each time.
SELECT p.id, p.ext_id AS "extId", p.source_hash AS "sourceHash", p.slug_fr AS "slugFr", p.organisation_id AS "organisationId",
  p.is_import_locked OR p.archived_at IS NOT NULL AS "isHeld",
  v.id AS "publishedId", w.id AS "workingId", w.status AS "workingStatus"
FROM unnest(:extIds::text[]) AS wanted (ext_id)
CROSS JOIN LATERAL (SELECT * FROM poi WHERE source = :source AND ext_id = wanted.ext_id OFFSET 0 FOR UPDATE) p
LEFT JOIN poi_version v ON v.poi_id = p.id AND v.status = 'published'
LEFT JOIN poi_version w ON w.poi_id = p.id AND w.status IN ('draft', 'in-review', 'accepted', 'refused')
