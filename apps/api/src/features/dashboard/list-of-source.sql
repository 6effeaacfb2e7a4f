-- Events of the feed :source that are not over, newest first. Filters, null for none: :sourceClass,
-- :townId, :isEnabled, part of the title :q.
SELECT d.id FROM dashboard_poi d
WHERE d.source = :source::text AND d.ends_at > :now::timestamptz
  AND (:sourceClass::text IS NULL OR d.source_class = :sourceClass::text)
  AND (:townId::uuid IS NULL OR d.region_id = :townId::uuid)
  AND (:isEnabled::boolean IS NULL OR d.is_enabled = :isEnabled::boolean)
  AND (:q::text IS NULL OR position(fold_text(:q::text) IN fold_text(d.label)) > 0)
  AND (:after::uuid IS NULL OR d.id < :after::uuid)
ORDER BY d.id DESC
LIMIT :pageSize::int
