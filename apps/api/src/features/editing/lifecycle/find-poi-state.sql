SELECT p.id, p.slug_fr AS "slugFr", p.source, p.edit_version AS version, p.live_state AS "liveState", p.is_enabled AS "isEnabled",
  p.disabled_reason AS "disabledReason", to_char(p.published_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "publishedAt",
  to_char(p.archived_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "archivedAt",
  to_char(p.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "createdAt",
  to_char(p.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "updatedAt",
  m.role AS "memberRole", (open_place_doubt(poi => p.id, as_of => NULL)).reason AS "placeDoubt",
  CASE WHEN o.id IS NOT NULL THEN jsonb_build_object('id', o.id, 'name', o.name, 'slug', o.slug, 'status', o.status) END AS organisation,
  CASE WHEN v.id IS NOT NULL THEN jsonb_build_object('id', v.id, 'number', v.number, 'label', v.label,
    'updatedAt', to_char(v.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) END AS published,
  CASE WHEN w.id IS NOT NULL THEN jsonb_build_object('id', w.id, 'number', w.number, 'label', w.label, 'status', w.status,
    'updatedAt', to_char(w.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'autopublish', w.autopublish,
    'submittedAt', to_char(w.submitted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'decidedAt', to_char(w.decided_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'refusalReasons', w.refusal_reasons, 'refusalComment', w.refusal_comment) END AS working,
  coalesce(w.id, v.id, (SELECT a.id FROM poi_version a WHERE a.poi_id = p.id ORDER BY a.number DESC LIMIT 1)) AS "shownVersionId"
FROM poi p
LEFT JOIN organisation o ON o.id = p.organisation_id
LEFT JOIN organisation_actor m ON m.organisation_id = p.organisation_id AND m.actor_id = :accountId::text
LEFT JOIN poi_version v ON v.poi_id = p.id AND v.status = 'published'
LEFT JOIN poi_version w ON w.poi_id = p.id AND w.status IN ('draft', 'in-review', 'accepted', 'refused')
WHERE p.id = :poiId::uuid AND (:isModerator::boolean OR m.role IS NOT NULL)
