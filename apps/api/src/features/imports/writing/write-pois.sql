-- Increments the edit version, so that concurrent edits are refused as stale. Restores a poi that an
-- import withdrew; the caller leaves other archived pois out.
WITH draft AS MATERIALIZED (
  SELECT * FROM json_to_recordset(:drafts::json) AS d (
    "poiId" uuid, "versionId" uuid, "slugFr" text, source text, "extId" text, "sourceHash" text, "sourceClass" text, status text, "liveState" text,
    label text, description text, "organizerName" text, "isPermanent" boolean, "placeName" text, "streetAddress" text,
    "postalCode" text, locality text, insee text, lon double precision, lat double precision, "allowedPerson" int,
    "minimumAge" int, "maximumAge" int,
    themes text[], options text[], "knownOptions" text[], tags text[], "minPriceCents" int, "maxPriceCents" int,
    "organisationId" uuid, "submittedAt" timestamptz, "keepsPlace" boolean)
), placed AS (
  SELECT d.*, coalesce(
    (SELECT r.id FROM region r WHERE r.level = 'CITY' AND r.insee = d.insee),
    (SELECT c.region_id FROM region_postal_code c JOIN region_name n ON n.region_id = c.region_id
     WHERE c.postal_code = d."postalCode" AND n.search = fold_text(d.locality) ORDER BY n.population DESC, n.region_id LIMIT 1),
    (SELECT p.region_id FROM poi p WHERE p.id = d."poiId" AND d."keepsPlace"),
    (SELECT near.id FROM (
       SELECT r.id, r.geog FROM region r WHERE r.level = 'CITY'
       ORDER BY r.geog <-> ST_SetSRID(ST_MakePoint(d.lon, d.lat), 4326)::geography LIMIT 1) near
     WHERE d.lon IS NOT NULL AND ST_DWithin(near.geog, ST_SetSRID(ST_MakePoint(d.lon, d.lat), 4326)::geography, 20000, false))) AS region_id
  FROM draft d
), restored AS (
  INSERT INTO poi_history (id, poi_id, happened_at, actor_kind, action, version_number, from_status, to_status)
  SELECT gen_random_uuid(), old.id, :now::timestamptz, 'import', 'restored', old.number, 'archived', d.status
  FROM draft d CROSS JOIN LATERAL (
    SELECT p.id, v.number FROM poi p JOIN poi_version v ON v.id = d."versionId"
    WHERE p.id = d."poiId" AND p.archived_at IS NOT NULL OFFSET 0
  ) old
), written AS (
  INSERT INTO poi (id, slug_fr, region_id, source, ext_id, source_hash, source_class, live_state, organisation_id, published_at, created_at, updated_at)
  SELECT "poiId", "slugFr", region_id, source, "extId", "sourceHash", "sourceClass", "liveState", "organisationId",
         CASE WHEN status = 'published' THEN :now::timestamptz END, :now::timestamptz, :now::timestamptz
  FROM placed
  ON CONFLICT (source, ext_id) DO UPDATE SET region_id = excluded.region_id, source_hash = excluded.source_hash, source_class = excluded.source_class,
    slug_fr = coalesce(poi.slug_fr, excluded.slug_fr), live_state = excluded.live_state, edit_version = poi.edit_version + 1,
    organisation_id = coalesce(poi.organisation_id, excluded.organisation_id), published_at = coalesce(poi.published_at, excluded.published_at),
    archived_at = NULL, updated_at = excluded.updated_at
), version AS (
  INSERT INTO poi_version AS v (id, poi_id, number, status, label, description, organizer_name, is_permanent, place_name, street_address,
    postal_code, locality, lon, lat, allowed_person, minimum_age, maximum_age, themes, options, known_options, tags, min_price_cents, max_price_cents,
    submitted_at, created_at, updated_at)
  SELECT "versionId", "poiId", 1, status, label, description, "organizerName", "isPermanent", "placeName", "streetAddress",
    "postalCode", locality, lon, lat, "allowedPerson", "minimumAge", "maximumAge", themes, options, "knownOptions", tags, "minPriceCents", "maxPriceCents",
    "submittedAt", :now::timestamptz, :now::timestamptz
  FROM placed
  ON CONFLICT (id) DO UPDATE SET status = excluded.status, label = excluded.label, description = excluded.description,
    organizer_name = excluded.organizer_name, is_permanent = excluded.is_permanent, place_name = excluded.place_name,
    street_address = excluded.street_address, postal_code = excluded.postal_code, locality = excluded.locality, lon = excluded.lon,
    lat = excluded.lat, allowed_person = excluded.allowed_person,
    minimum_age = excluded.minimum_age, maximum_age = excluded.maximum_age, themes = excluded.themes, options = excluded.options,
    known_options = excluded.known_options, tags = excluded.tags, min_price_cents = excluded.min_price_cents,
    max_price_cents = excluded.max_price_cents, updated_at = excluded.updated_at,
    submitted_at = coalesce(excluded.submitted_at, v.submitted_at),
    -- A decision on the previous content no longer applies.
    decided_at = CASE WHEN excluded.status IN ('in-review', 'draft') THEN NULL ELSE v.decided_at END,
    refusal_reasons = CASE WHEN excluded.status IN ('in-review', 'draft') THEN '{}' ELSE v.refusal_reasons END,
    refusal_comment = CASE WHEN excluded.status IN ('in-review', 'draft') THEN NULL ELSE v.refusal_comment END
  RETURNING 1
)
SELECT count(*)::int AS written FROM version
