-- Sets the option `free` to true for :isFree, to false when there is a price, and otherwise to
-- unknown (absent from known_options).
WITH deleted AS (
  DELETE FROM price WHERE version_id = :versionId::uuid
), inserted AS (
  INSERT INTO price (version_id, rank, min_price_cents, max_price_cents, price_modes, policy_name, label, start_date, end_date, additional_info)
  SELECT :versionId::uuid, rank, "minPriceCents", "maxPriceCents", "priceModes", "policyName", label, "startDate", "endDate", "additionalInfo"
  FROM json_to_recordset(:prices::json) AS p (rank int, "minPriceCents" int, "maxPriceCents" int, "priceModes" text[], "policyName" text,
    label text, "startDate" date, "endDate" date, "additionalInfo" text)
)
UPDATE poi_version SET min_price_cents = :minPriceCents::int, max_price_cents = :maxPriceCents::int, updated_at = :now::timestamptz,
  options = array_remove(options, 'free') || CASE WHEN :isFree::boolean THEN ARRAY['free'] ELSE '{}' END,
  known_options = array_remove(known_options, 'free') || CASE WHEN :isFree::boolean OR :isPriced::boolean THEN ARRAY['free'] ELSE '{}' END
WHERE id = :versionId::uuid RETURNING id
