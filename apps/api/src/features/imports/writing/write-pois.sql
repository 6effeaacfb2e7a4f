-- Creates or replaces pois and the version an import holds of each; answers how many versions were written.
-- A commune is found by its code, else by its postal code and name. A slug, a creation and a first publication never change.
WITH draft AS MATERIALIZED (
  SELECT * FROM json_to_recordset(:drafts::json) AS d (
    "poiId" uuid, "versionId" uuid, "slugFr" text, source text, "extId" text, "sourceHash" text, status text, "liveState" text,
    label text, description text, "organizerName" text, "isPermanent" boolean, "placeName" text, "streetAddress" text,
    "postalCode" text, locality text, insee text, lon double precision, lat double precision, "allowedPerson" int,
    themes text[], options text[], "knownOptions" text[], tags text[], "minPriceCents" int, "maxPriceCents" int)
), placed AS (
  SELECT d.*, coalesce(
    (SELECT r.id FROM region r WHERE r.level = 'CITY' AND r.insee = d.insee),
    (SELECT c.region_id FROM region_postal_code c JOIN region_name n ON n.region_id = c.region_id
     WHERE c.postal_code = d."postalCode" AND n.search = fold_text(d.locality) ORDER BY n.population DESC, n.region_id LIMIT 1)) AS region_id
  FROM draft d
), written AS (
  INSERT INTO poi (id, slug_fr, region_id, source, ext_id, source_hash, live_state, published_at, created_at, updated_at)
  SELECT "poiId", "slugFr", region_id, source, "extId", "sourceHash", "liveState",
         CASE WHEN status = 'published' THEN :now::timestamptz END, :now::timestamptz, :now::timestamptz
  FROM placed
  ON CONFLICT (source, ext_id) DO UPDATE SET region_id = excluded.region_id, source_hash = excluded.source_hash,
    live_state = excluded.live_state, published_at = coalesce(poi.published_at, excluded.published_at), updated_at = excluded.updated_at
), version AS (
  INSERT INTO poi_version AS v (id, poi_id, number, status, label, description, organizer_name, is_permanent, place_name, street_address,
    postal_code, locality, lon, lat, allowed_person, themes, options, known_options, tags, min_price_cents, max_price_cents,
    created_at, updated_at)
  SELECT "versionId", "poiId", 1, status, label, description, "organizerName", "isPermanent", "placeName", "streetAddress",
    "postalCode", locality, lon, lat, "allowedPerson", themes, options, "knownOptions", tags, "minPriceCents", "maxPriceCents",
    :now::timestamptz, :now::timestamptz
  FROM placed
  ON CONFLICT (id) DO UPDATE SET status = excluded.status, label = excluded.label, description = excluded.description,
    organizer_name = excluded.organizer_name, is_permanent = excluded.is_permanent, place_name = excluded.place_name,
    street_address = excluded.street_address, postal_code = excluded.postal_code, locality = excluded.locality, lon = excluded.lon,
    lat = excluded.lat, allowed_person = excluded.allowed_person, themes = excluded.themes, options = excluded.options,
    known_options = excluded.known_options, tags = excluded.tags, min_price_cents = excluded.min_price_cents,
    max_price_cents = excluded.max_price_cents, updated_at = excluded.updated_at
  RETURNING 1
)
SELECT count(*)::int AS written FROM version
