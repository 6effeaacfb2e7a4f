WITH deleted AS (
  DELETE FROM contact WHERE version_id = :versionId::uuid
), inserted AS (
  INSERT INTO contact (version_id, rank, type, legal_name, emails, phone_numbers, websites)
  SELECT :versionId::uuid, rank, type, "legalName", emails, "phoneNumbers", websites
  FROM json_to_recordset(:contacts::json) AS c (rank int, type text, "legalName" text, emails text[], "phoneNumbers" text[], websites text[])
)
UPDATE poi_version SET updated_at = :now::timestamptz WHERE id = :versionId::uuid RETURNING id
