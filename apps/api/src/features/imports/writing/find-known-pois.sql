-- `withdrawnId`: the last version of a poi that an import archived (withdraw-pois.sql gives its entry
-- of the history the same instant); such a poi is not protected.
-- `doubt`: the open one about the place; null without any.
-- LATERAL with OFFSET 0 forces one index look-up per identifier: for a source without statistics
-- the planner would scan all its rows.
SELECT p.id, p.ext_id AS "extId", p.source_hash AS "sourceHash", p.slug_fr AS "slugFr", p.organisation_id AS "organisationId",
  p.is_import_locked OR p.archived_at IS NOT NULL AND a.id IS NULL AS "isProtected",
  v.id AS "publishedId", w.id AS "workingId", w.status AS "workingStatus", a.id AS "withdrawnId",
  CASE WHEN d.poi_id IS NOT NULL THEN (
    SELECT jsonb_build_object('reason', o.reason, 'score', o.score, 'lon', o.lon, 'lat', o.lat)
    FROM open_place_doubt(poi => p.id, as_of => NULL) o WHERE o.poi_id IS NOT NULL) END AS doubt
FROM unnest(:extIds::text[]) AS wanted (ext_id)
CROSS JOIN LATERAL (SELECT * FROM poi WHERE source = :source AND ext_id = wanted.ext_id OFFSET 0 FOR UPDATE) p
LEFT JOIN poi_version v ON v.poi_id = p.id AND v.status = 'published'
LEFT JOIN poi_version w ON w.poi_id = p.id AND w.status IN ('draft', 'in-review', 'accepted', 'refused')
LEFT JOIN place_doubt d ON d.poi_id = p.id
LEFT JOIN LATERAL (
  SELECT x.id FROM poi_version x
  WHERE p.archived_at IS NOT NULL AND x.poi_id = p.id AND x.status = 'archived'
    AND EXISTS (SELECT FROM poi_history h WHERE h.poi_id = p.id AND h.action = 'withdrawn' AND h.happened_at = p.archived_at)
  ORDER BY x.number DESC LIMIT 1
) a ON true
