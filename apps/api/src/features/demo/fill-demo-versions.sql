-- Fills empty versions with their periods, prices, contacts, features, tour with its line, and
-- picture, keeping their order; returns the number of versions.
WITH event AS MATERIALIZED (
  SELECT * FROM jsonb_to_recordset(:events::jsonb) AS e ("versionId" uuid, "mediaId" uuid, periods jsonb, prices jsonb, contacts jsonb, tour jsonb, trace jsonb,
    features jsonb)
), periods AS (
  INSERT INTO period (version_id, start_date, end_date, start_time, end_time)
  SELECT e."versionId", p."startDate", p."endDate", p."startTime", p."endTime"
  FROM event e, jsonb_to_recordset(e.periods) AS p ("startDate" date, "endDate" date, "startTime" time, "endTime" time)
), prices AS (
  INSERT INTO price (version_id, rank, min_price_cents, max_price_cents, price_modes, policy_name)
  SELECT e."versionId", p.rank, p."minPriceCents", p."maxPriceCents", p."priceModes", p."policyName"
  FROM event e, ROWS FROM (jsonb_to_recordset(e.prices) AS ("minPriceCents" int, "maxPriceCents" int, "priceModes" text[], "policyName" text)) WITH ORDINALITY
    AS p ("minPriceCents", "maxPriceCents", "priceModes", "policyName", rank)
), contacts AS (
  INSERT INTO contact (version_id, rank, type, legal_name, emails, phone_numbers, websites)
  SELECT e."versionId", c.rank, c.type, c."legalName", c.emails, c."phoneNumbers", c.websites
  FROM event e, ROWS FROM (jsonb_to_recordset(e.contacts) AS (type text, "legalName" text, emails text[], "phoneNumbers" text[],
    websites text[])) WITH ORDINALITY AS c (type, "legalName", emails, "phoneNumbers", websites, rank)
), tours AS (
  INSERT INTO tour (version_id, distance_m, duration_min, climb_m, descent_m, min_altitude_m, max_altitude_m, locomotion_modes, difficulty)
  SELECT e."versionId", round(t."distanceKm" * 1000)::int, t."durationMin", t."climbM", t."climbM",
         (SELECT round(min((w ->> 'altitudeM')::numeric))::int FROM jsonb_array_elements(e.trace) w),
         (SELECT round(max((w ->> 'altitudeM')::numeric))::int FROM jsonb_array_elements(e.trace) w), t.modes, t.difficulty
  FROM event e, jsonb_to_record(e.tour) AS t ("distanceKm" numeric, "durationMin" int, "climbM" int, modes text[], difficulty text)
  WHERE jsonb_typeof(e.tour) = 'object'
), traces AS (
  INSERT INTO trace (version_id, line)
  SELECT e."versionId", ST_SetSRID(ST_MakeLine(ST_MakePoint(w.lon, w.lat, w."altitudeM") ORDER BY w.rank), 4326)
  FROM event e, ROWS FROM (jsonb_to_recordset(e.trace) AS (lon float8, lat float8, "altitudeM" float8)) WITH ORDINALITY
    AS w (lon, lat, "altitudeM", rank)
  WHERE jsonb_typeof(e.trace) = 'array'
  GROUP BY e."versionId"
), met AS MATERIALIZED (
  SELECT e."versionId", f.id, f."group", f."labelFr"
  FROM event e, jsonb_to_recordset(e.features) AS f (id text, "group" text, "labelFr" text)
), known AS (
  INSERT INTO feature (id, "group", label_fr) SELECT DISTINCT id, "group", "labelFr" FROM met ORDER BY id
  ON CONFLICT (id) DO NOTHING
), features AS (
  INSERT INTO poi_feature (version_id, feature_id) SELECT "versionId", id FROM met
), pictures AS (
  INSERT INTO poi_media (version_id, media_id, rank) SELECT "versionId", "mediaId", 1 FROM event
)
SELECT count(*)::int AS count FROM event
