-- Non-permanent events without any date, newest first. Filters, null for none: :townId, :isEnabled,
-- part of the title :q, :source, :sourceClass. Leaves records that are kept back out.
-- The CTE finds all undated versions at once; a check per row would look up the dates of every
-- event.
WITH undated AS MATERIALIZED (
  SELECT v.id FROM poi_version v
  WHERE NOT v.is_permanent AND v.status IN ('published', 'draft') AND NOT EXISTS (SELECT FROM period x WHERE x.version_id = v.id)
)
SELECT d.id FROM undated JOIN dashboard_poi d ON d.version_id = undated.id
WHERE (d.source_class NOT LIKE 'kept-back:%' OR EXISTS (SELECT FROM poi_version k WHERE k.id = d.version_id AND k.status <> 'draft'))
  AND d.ends_at > :now::timestamptz AND (:townId::uuid IS NULL OR d.region_id = :townId::uuid)
  AND (:isEnabled::boolean IS NULL OR d.is_enabled = :isEnabled::boolean)
  AND (:q::text IS NULL OR position(fold_text(:q::text) IN fold_text(d.label)) > 0)
  AND (:source::text IS NULL OR d.source = :source::text)
  AND (:sourceClass::text IS NULL OR d.source_class = :sourceClass::text)
  AND (:after::uuid IS NULL OR d.id < :after::uuid)
ORDER BY d.id DESC
LIMIT :pageSize::int
