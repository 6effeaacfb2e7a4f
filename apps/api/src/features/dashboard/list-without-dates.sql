-- Events without any date that are no places, the newest first: those of a town only, or shown or hidden ones only, unless null. Those
-- without a date are looked for all at once: one by one, a page would ask for the dates of every event there is.
WITH undated AS MATERIALIZED (
  SELECT v.id FROM poi_version v
  WHERE NOT v.is_permanent AND v.status IN ('published', 'draft') AND NOT EXISTS (SELECT FROM period x WHERE x.version_id = v.id)
)
SELECT d.id FROM undated JOIN dashboard_poi d ON d.version_id = undated.id
WHERE d.ends_at > :now::timestamptz AND (:townId::uuid IS NULL OR d.region_id = :townId::uuid)
  AND (:isEnabled::boolean IS NULL OR d.is_enabled = :isEnabled::boolean)
  AND (:after::uuid IS NULL OR d.id < :after::uuid)
ORDER BY d.id DESC
LIMIT :pageSize::int
