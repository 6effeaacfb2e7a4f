-- Upcoming events of a town, newest first. Filter :isEnabled: visible or hidden events only, null
-- for both.
SELECT d.id FROM dashboard_poi d
WHERE d.region_id = :townId::uuid AND d.ends_at > :now::timestamptz
  AND (:isEnabled::boolean IS NULL OR d.is_enabled = :isEnabled::boolean)
  AND (:after::uuid IS NULL OR d.id < :after::uuid)
ORDER BY d.id DESC
LIMIT :pageSize::int
