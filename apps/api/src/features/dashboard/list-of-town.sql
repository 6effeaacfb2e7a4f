-- Events of a town that are not over, newest first. Filter :isEnabled: true for events that no
-- moderator has hidden, false for hidden ones, null for both. Filter :q: part of the title, null for
-- none. Filters, null for any: :source, :sourceClass.
SELECT d.id FROM dashboard_poi d
WHERE d.region_id = :townId::uuid AND d.ends_at > :now::timestamptz
  AND (:isEnabled::boolean IS NULL OR d.is_enabled = :isEnabled::boolean)
  AND (:q::text IS NULL OR position(fold_text(:q::text) IN fold_text(d.label)) > 0)
  AND (:source::text IS NULL OR d.source = :source::text)
  AND (:sourceClass::text IS NULL OR d.source_class = :sourceClass::text)
  AND (:after::uuid IS NULL OR d.id < :after::uuid)
ORDER BY d.id DESC
LIMIT :pageSize::int
