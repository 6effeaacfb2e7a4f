-- :organizerName replaces the organiser's name; null keeps it. The copy takes every column of
-- poi_version from the original, except those that jsonb_build_object sets, so a new column needs
-- no change here.
WITH copied AS (
  INSERT INTO poi_version
  SELECT copy.*
  FROM poi_version v CROSS JOIN LATERAL jsonb_populate_record(v, jsonb_build_object(
    'id', :newVersionId::uuid, 'poi_id', :poiId::uuid, 'number', :number::int, 'status', 'draft',
    'organizer_name', coalesce(:organizerName, v.organizer_name),
    'submitted_at', NULL, 'decided_at', NULL, 'refusal_reasons', '[]'::jsonb, 'refusal_comment', NULL,
    'created_at', :now::timestamptz, 'updated_at', :now::timestamptz
  )) AS copy
  WHERE v.id = :versionId::uuid
  RETURNING id
), a AS (
  INSERT INTO period (version_id, start_date, end_date, start_time, end_time, note)
  SELECT :newVersionId::uuid, start_date, end_date, start_time, end_time, note FROM period
  WHERE version_id = :versionId::uuid AND :withPeriods::boolean ORDER BY id
), b AS (
  INSERT INTO price (version_id, rank, min_price_cents, max_price_cents, currency, price_modes, policy_name, label, start_date, end_date, additional_info)
  SELECT :newVersionId::uuid, rank, min_price_cents, max_price_cents, currency, price_modes, policy_name, label, start_date, end_date, additional_info
  FROM price WHERE version_id = :versionId::uuid ORDER BY id
), c AS (
  INSERT INTO contact (version_id, rank, type, legal_name, emails, phone_numbers, websites)
  SELECT :newVersionId::uuid, rank, type, legal_name, emails, phone_numbers, websites FROM contact WHERE version_id = :versionId::uuid ORDER BY id
), d AS (
  INSERT INTO tour (version_id, distance_m, duration_min, climb_m, descent_m, min_altitude_m, max_altitude_m, locomotion_modes, difficulty)
  SELECT :newVersionId::uuid, distance_m, duration_min, climb_m, descent_m, min_altitude_m, max_altitude_m, locomotion_modes, difficulty
  FROM tour WHERE version_id = :versionId::uuid
), e AS (
  INSERT INTO trace (version_id, line) SELECT :newVersionId::uuid, line FROM trace WHERE version_id = :versionId::uuid
), f AS (
  INSERT INTO poi_feature (version_id, feature_id) SELECT :newVersionId::uuid, feature_id FROM poi_feature WHERE version_id = :versionId::uuid
), g AS (
  INSERT INTO poi_media (version_id, media_id, rank)
  SELECT :newVersionId::uuid, media_id, rank FROM poi_media WHERE version_id = :versionId::uuid
)
SELECT id FROM copied
