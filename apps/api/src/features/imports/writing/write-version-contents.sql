WITH new_price AS (
  INSERT INTO price (version_id, rank, min_price_cents, max_price_cents, price_modes, policy_name, label, start_date, end_date, additional_info)
  SELECT "versionId", rank, "minPriceCents", "maxPriceCents", "priceModes", "policyName", label, "startDate", "endDate", "additionalInfo"
  FROM json_to_recordset(:prices::json) AS p ("versionId" uuid, rank int, "minPriceCents" int, "maxPriceCents" int, "priceModes" text[],
    "policyName" text, label text, "startDate" date, "endDate" date, "additionalInfo" text)
), new_contact AS (
  INSERT INTO contact (version_id, rank, type, legal_name, emails, phone_numbers, websites)
  SELECT "versionId", rank, type, "legalName", emails, "phoneNumbers", websites
  FROM json_to_recordset(:contacts::json) AS c ("versionId" uuid, rank int, type text, "legalName" text, emails text[],
    "phoneNumbers" text[], websites text[])
), new_tour AS (
  INSERT INTO tour (version_id, distance_m, duration_min, climb_m, descent_m, min_altitude_m, max_altitude_m, locomotion_modes, difficulty)
  SELECT "versionId", "distanceM", "durationMin", "climbM", "descentM", "minAltitudeM", "maxAltitudeM", "locomotionModes", difficulty
  FROM json_to_recordset(:tours::json) AS t ("versionId" uuid, "distanceM" int, "durationMin" int, "climbM" int, "descentM" int,
    "minAltitudeM" int, "maxAltitudeM" int, "locomotionModes" text[], difficulty text)
), met_feature AS MATERIALIZED (
  SELECT "versionId", id, "group", "labelFr"
  FROM json_to_recordset(:features::json) AS f ("versionId" uuid, id text, "group" text, "labelFr" text)
), new_feature AS (
  INSERT INTO feature (id, "group", label_fr)
  SELECT DISTINCT ON (id) id, "group", "labelFr" FROM met_feature ORDER BY id, "group", "labelFr"
  ON CONFLICT (id) DO NOTHING
), new_poi_feature AS (
  INSERT INTO poi_feature (version_id, feature_id) SELECT "versionId", id FROM met_feature
), met_media AS MATERIALIZED (
  SELECT "versionId", rank, id, url, title, credits
  FROM json_to_recordset(:media::json) AS m ("versionId" uuid, rank int, id uuid, url text, title text, credits text)
), new_media AS (
  INSERT INTO media (id, kind, source_url, title, credits)
  SELECT DISTINCT ON (id) id, 'remote', url, title, credits FROM met_media ORDER BY id, title, credits
  ON CONFLICT (id) DO NOTHING
), new_poi_media AS (
  INSERT INTO poi_media (version_id, media_id, rank) SELECT "versionId", id, rank FROM met_media
  ON CONFLICT (version_id, media_id) DO NOTHING
), new_period AS (
  INSERT INTO period (version_id, start_date, end_date, start_time, end_time)
  SELECT "versionId", "startDate", "endDate", "startTime", "endTime"
  FROM json_to_recordset(:periods::json) AS p ("versionId" uuid, "startDate" date, "endDate" date, "startTime" time, "endTime" time)
  RETURNING 1
)
SELECT count(*)::int AS periods FROM new_period
