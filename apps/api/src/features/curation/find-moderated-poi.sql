-- The event with the id :poiId or the slug :slugFr, for the moderator :accountId. Label, themes and
-- tags are those of the published version, else of the version in progress; the status is that of
-- the version in progress, else of the published one. No row for an unknown or archived event.
SELECT p.id, p.slug_fr AS "slugFr", coalesce(v.label, w.label) AS label, p.edit_version AS version, coalesce(w.status, v.status) AS status,
  v.id IS NOT NULL AND p.is_enabled AS "isOnline", p.is_enabled AS "isEnabled", p.disabled_reason AS "disabledReason",
  coalesce(v.themes, w.themes) AS themes, coalesce(v.tags, w.tags) AS tags,
  CASE WHEN o.id IS NOT NULL THEN jsonb_build_object('id', o.id, 'name', o.name) END AS organisation,
  p.source, p.is_import_locked AS "isImportLocked",
  EXISTS (SELECT FROM membership m WHERE m.organisation_id = p.organisation_id AND m.account_id = :accountId::text) AS "isOwn"
FROM poi p
LEFT JOIN poi_version v ON v.poi_id = p.id AND v.status = 'published'
LEFT JOIN poi_version w ON w.poi_id = p.id AND w.status IN ('draft', 'in-review', 'accepted', 'refused')
LEFT JOIN organisation o ON o.id = p.organisation_id
WHERE (p.id = :poiId::uuid OR p.slug_fr = :slugFr::text) AND p.archived_at IS NULL AND coalesce(v.id, w.id) IS NOT NULL
