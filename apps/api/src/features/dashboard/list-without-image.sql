-- Events that are not over and have no main picture, newest first. Filters, null for none: :townId,
-- :isEnabled, part of the title :q, :source, :sourceClass. Leaves records that are kept back out.
SELECT d.id FROM dashboard_poi d
WHERE d.main_media_id IS NULL
  AND (d.source_class NOT LIKE 'kept-back:%' OR EXISTS (SELECT FROM poi_version k WHERE k.id = d.version_id AND k.status <> 'draft'))
  AND d.ends_at > :now::timestamptz AND (:townId::uuid IS NULL OR d.region_id = :townId::uuid)
  AND (:isEnabled::boolean IS NULL OR d.is_enabled = :isEnabled::boolean)
  AND (:q::text IS NULL OR position(fold_text(:q::text) IN fold_text(d.label)) > 0)
  AND (:source::text IS NULL OR d.source = :source::text)
  AND (:sourceClass::text IS NULL OR d.source_class = :sourceClass::text)
  AND (:after::uuid IS NULL OR d.id < :after::uuid)
ORDER BY d.id DESC
LIMIT :pageSize::int
