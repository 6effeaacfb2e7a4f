-- Fills versions that hold nothing yet: periods, prices, contacts, tour, features, picture addresses. Answers how many were asked for.
-- A feature or a picture met for the first time is added to its list.
WITH draft AS MATERIALIZED (
  SELECT * FROM jsonb_to_recordset(:drafts::jsonb) AS d (
    "versionId" uuid, periods jsonb, prices jsonb, contacts jsonb, features jsonb, media jsonb, tour jsonb)
), new_period AS (
  INSERT INTO period (version_id, start_date, end_date, start_time, end_time)
  SELECT d."versionId", p."startDate", p."endDate", p."startTime", p."endTime"
  FROM draft d, jsonb_to_recordset(d.periods) AS p ("startDate" date, "endDate" date, "startTime" time, "endTime" time)
), new_price AS (
  INSERT INTO price (version_id, rank, min_price_cents, max_price_cents, price_modes, policy_name, label, start_date, end_date, additional_info)
  SELECT d."versionId", p.rank, p."minPriceCents", p."maxPriceCents", p."priceModes", p."policyName", p.label, p."startDate", p."endDate",
         p."additionalInfo"
  FROM draft d, ROWS FROM (jsonb_to_recordset(d.prices) AS ("minPriceCents" int, "maxPriceCents" int, "priceModes" text[], "policyName" text,
    label text, "startDate" date, "endDate" date, "additionalInfo" text)) WITH ORDINALITY
    AS p ("minPriceCents", "maxPriceCents", "priceModes", "policyName", label, "startDate", "endDate", "additionalInfo", rank)
), new_contact AS (
  INSERT INTO contact (version_id, rank, type, legal_name, emails, phone_numbers, websites)
  SELECT d."versionId", c.rank, c.type, c."legalName", c.emails, c."phoneNumbers", c.websites
  FROM draft d, ROWS FROM (jsonb_to_recordset(d.contacts) AS (type text, "legalName" text, emails text[], "phoneNumbers" text[],
    websites text[])) WITH ORDINALITY AS c (type, "legalName", emails, "phoneNumbers", websites, rank)
), new_tour AS (
  INSERT INTO tour (version_id, distance_m, duration_min, climb_m, descent_m, min_altitude_m, max_altitude_m, locomotion_modes, difficulty)
  SELECT d."versionId", t."distanceM", t."durationMin", t."climbM", t."descentM", t."minAltitudeM", t."maxAltitudeM", t."locomotionModes",
         t.difficulty
  FROM draft d, jsonb_to_record(d.tour) AS t ("distanceM" int, "durationMin" int, "climbM" int, "descentM" int, "minAltitudeM" int,
    "maxAltitudeM" int, "locomotionModes" text[], difficulty text)
  WHERE jsonb_typeof(d.tour) = 'object'
), met_feature AS (
  SELECT d."versionId", f.id, f."group", f."labelFr"
  FROM draft d, jsonb_to_recordset(d.features) AS f (id text, "group" text, "labelFr" text)
), new_feature AS (
  INSERT INTO feature (id, "group", label_fr)
  SELECT DISTINCT ON (id) id, "group", "labelFr" FROM met_feature ORDER BY id, "group", "labelFr"
  ON CONFLICT (id) DO NOTHING
), new_poi_feature AS (
  INSERT INTO poi_feature (version_id, feature_id) SELECT "versionId", id FROM met_feature
), met_media AS (
  SELECT d."versionId", m.id, m.url, m.title, m.credits, m.rank
  FROM draft d, ROWS FROM (jsonb_to_recordset(d.media) AS (id uuid, url text, title text, credits text)) WITH ORDINALITY
    AS m (id, url, title, credits, rank)
), new_media AS (
  INSERT INTO media (id, kind, source_url, title, credits)
  SELECT DISTINCT ON (id) id, 'remote', url, title, credits FROM met_media ORDER BY id, title, credits
  ON CONFLICT (id) DO NOTHING
), new_poi_media AS (
  INSERT INTO poi_media (version_id, media_id, rank) SELECT "versionId", id, rank FROM met_media
  ON CONFLICT (version_id, media_id) DO NOTHING
)
SELECT count(*)::int AS filled FROM draft
