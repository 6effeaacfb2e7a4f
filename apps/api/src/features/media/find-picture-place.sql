-- The state of :poiId, the role of :accountId in its organisation, and the number of pictures of
-- the version that the editor shows; no row for an unknown event. Takes no lock: a change checks
-- again under one.
SELECT coalesce(w.label, v.label) AS label, m.role AS "memberRole", o.status AS "organisationStatus", o.id AS "organisationId", p.archived_at IS NOT NULL AS "isArchived",
  w.status AS "workingStatus", v.id IS NOT NULL AS "isPublished", p.is_enabled AS "isEnabled", coalesce(w.id, v.id) AS "versionId",
  p.edit_version AS version, (SELECT count(*)::int FROM poi_media x JOIN media f ON f.id = x.media_id AND f.kind <> 'remote'
    WHERE x.version_id = coalesce(w.id, v.id)) AS pictures
FROM poi p
LEFT JOIN organisation o ON o.id = p.organisation_id
LEFT JOIN organisation_actor m ON m.organisation_id = p.organisation_id AND m.actor_id = :accountId::text
LEFT JOIN poi_version v ON v.poi_id = p.id AND v.status = 'published'
LEFT JOIN poi_version w ON w.poi_id = p.id AND w.status IN ('draft', 'in-review', 'accepted', 'refused')
WHERE p.id = :poiId::uuid
