-- Drafts of events that are not over, which an import keeps back because their record names no
-- outing, newest first. Filters, null for none: :source, :sourceClass, :townId, :isEnabled, part of
-- the title :q. Takes at most :pageSize events of each class, newest first, from the index
-- poi_source.
SELECT n.id
FROM feed_class f
CROSS JOIN LATERAL (
  SELECT d.id FROM dashboard_poi d
  JOIN poi_version v ON v.id = d.version_id AND v.status = 'draft'
  WHERE d.source = f.source AND d.source_class = f.source_class AND d.ends_at > :now::timestamptz
    AND (:townId::uuid IS NULL OR d.region_id = :townId::uuid)
    AND (:isEnabled::boolean IS NULL OR d.is_enabled = :isEnabled::boolean)
    AND (:q::text IS NULL OR position(fold_text(:q::text) IN fold_text(d.label)) > 0)
    AND d.id < coalesce(:after::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
  ORDER BY d.id DESC LIMIT :pageSize::int
) n
WHERE f.source_class LIKE 'kept-back:%'
  AND (:source::text IS NULL OR f.source = :source::text)
  AND (:sourceClass::text IS NULL OR f.source_class = :sourceClass::text)
ORDER BY n.id DESC
LIMIT :pageSize::int
