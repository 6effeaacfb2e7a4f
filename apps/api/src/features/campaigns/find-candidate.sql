-- An event to promote: of an organisation that :accountId is a member of, or any event when
-- :isModerator. `isPublished`: enabled, not archived, and published with a theme. `isOwn`:
-- :accountId is a member of its organisation. `lastDay`: the last date of the published version;
-- null for a permanent event, or when there is none.
SELECT p.id::text, p.organisation_id::text AS "organisationId", coalesce(v.label, w.label, '') AS label,
  p.is_enabled AND p.archived_at IS NULL AND coalesce(cardinality(v.themes) > 0, false) AS "isPublished",
  CASE WHEN v.is_permanent THEN NULL ELSE (SELECT max(d.last_day)::text FROM period d WHERE d.version_id = v.id) END AS "lastDay",
  m.role IS NOT NULL AS "isOwn"
FROM poi p
LEFT JOIN membership m ON m.organisation_id = p.organisation_id AND m.account_id = :accountId::text
LEFT JOIN poi_version v ON v.poi_id = p.id AND v.status = 'published'
LEFT JOIN poi_version w ON w.poi_id = p.id AND w.status IN ('draft', 'in-review', 'accepted', 'refused')
WHERE p.id = :poiId::uuid AND (:isModerator::boolean OR m.role IS NOT NULL)
