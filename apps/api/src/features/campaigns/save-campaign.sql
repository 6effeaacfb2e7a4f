-- Saves a draft and increments its version.
UPDATE campaign SET poi_id = :poiId::uuid, title = :title, start_date = :startDate::date, weeks = :weeks::int, end_date = :endDate::date,
  version = version + 1, updated_at = :now::timestamptz
WHERE id = :id::uuid
RETURNING id::text
