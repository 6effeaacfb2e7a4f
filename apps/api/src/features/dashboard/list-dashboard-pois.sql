-- List entries of the events :ids for a moderator, in the order of :ids. `startDate`: the first day
-- of the earliest period that is not over, else of the last period.
SELECT p.id, p.slug_fr AS "slugFr", v.label, v.status, p.edit_version AS version, p.is_enabled AS "isEnabled", p.disabled_reason AS "disabledReason",
  v.themes, v.locality, v.main_media_id AS "mainMediaFileId", v.is_permanent AS "isPermanent", p.source, p.source_class AS "sourceClass",
  coalesce((SELECT min(x.start_date) FROM period x WHERE x.version_id = v.id AND x.ends_at > :now::timestamptz),
    (SELECT max(x.start_date) FROM period x WHERE x.version_id = v.id))::text AS "startDate",
  CASE WHEN o.id IS NOT NULL THEN jsonb_build_object('id', o.id, 'name', o.name) END AS organisation,
  EXISTS (SELECT FROM membership m WHERE m.organisation_id = p.organisation_id AND m.account_id = :accountId::text) AS "isOwn",
  array_remove(ARRAY[CASE WHEN cardinality(v.themes) = 0 THEN 'theme' END, CASE WHEN v.main_media_id IS NULL THEN 'image' END,
    CASE WHEN NOT v.is_permanent AND NOT EXISTS (SELECT FROM period x WHERE x.version_id = v.id) THEN 'dates' END], NULL) AS lacks
FROM unnest(:ids::uuid[]) WITH ORDINALITY AS asked (id, rank)
JOIN dashboard_poi d ON d.id = asked.id
JOIN poi p ON p.id = d.id
JOIN poi_version v ON v.id = d.version_id
LEFT JOIN organisation o ON o.id = p.organisation_id
ORDER BY asked.rank
