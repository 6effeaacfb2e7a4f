-- Inserts a campaign: a draft, or active at once when it is free.
INSERT INTO campaign (id, organisation_id, poi_id, title, start_date, weeks, end_date, status, is_free, activated_at, created_at, updated_at)
VALUES (:id::uuid, :organisationId::uuid, :poiId::uuid, :title, :startDate::date, :weeks::int, :endDate::date,
  CASE WHEN :isFree::boolean THEN 'active' ELSE 'draft' END, :isFree::boolean, CASE WHEN :isFree::boolean THEN :now::timestamptz END,
  :now::timestamptz, :now::timestamptz)
RETURNING id::text
