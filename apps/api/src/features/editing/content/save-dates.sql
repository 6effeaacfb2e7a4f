WITH deleted AS (
  DELETE FROM period WHERE version_id = :versionId::uuid
), inserted AS (
  INSERT INTO period (version_id, start_date, end_date, start_time, end_time, note)
  SELECT DISTINCT :versionId::uuid, "startDate", "endDate", "startTime", "endTime", note
  FROM json_to_recordset(:periods::json) AS p ("startDate" date, "endDate" date, "startTime" time, "endTime" time, note text)
)
UPDATE poi_version SET label = :label, description = :description, is_permanent = :isPermanent::boolean,
  allowed_person = (:figures::jsonb ->> 'allowedPerson')::int,
  minimum_age = CASE WHEN :figures::jsonb ? 'minimumAge' THEN (:figures::jsonb ->> 'minimumAge')::int ELSE minimum_age END,
  maximum_age = CASE WHEN :figures::jsonb ? 'maximumAge' THEN (:figures::jsonb ->> 'maximumAge')::int ELSE maximum_age END,
  updated_at = :now::timestamptz
WHERE id = :versionId::uuid RETURNING id
