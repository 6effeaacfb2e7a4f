-- Upserts the pois of :events with their picture and version; returns their number. A known poi
-- keeps its slug and its first publication; a new one gets a free slug, numbered from 2 when its
-- base is taken.
WITH event AS MATERIALIZED (
  SELECT e.*, left(replace(fold_text(concat_ws(' ', e.label, e.locality)), ' ', '-'), 120) AS base,
         (SELECT r.id FROM region r WHERE r.level = 'CITY' AND r.insee = e.insee) AS region_id
  FROM jsonb_to_recordset(:events::jsonb) AS e ("poiId" uuid, "versionId" uuid, "mediaId" uuid, "extId" text, "sourceHash" text,
    label text, description text, "organizerName" text, "isPermanent" boolean, "liveState" text, "allowedPerson" int, "placeName" text, "streetAddress" text, "postalCode" text,
    locality text, insee text, lon float8, lat float8, themes text[], options text[], "knownOptions" text[], "minPriceCents" int, "maxPriceCents" int,
    "publishedDaysAgo" int, drawing text, "mediaTitle" text, "mediaCredits" text)
), ranked AS (
  SELECT event.*, row_number() OVER (PARTITION BY base ORDER BY "extId") AS rank FROM event
), taken AS MATERIALIZED (
  SELECT slug_fr AS slug FROM poi WHERE slug_fr IS NOT NULL
  UNION ALL SELECT slug_fr FROM poi_slug_history
), named AS (
  -- Slugs rarely repeat: numbers are generated only when needed.
  SELECT r.*, CASE WHEN r.rank = 1 AND t.slug IS NULL THEN r.base ELSE (
    SELECT free.slug
    FROM (SELECT n, r.base || '-' || n AS slug FROM generate_series(2, 100) AS n) AS free
    WHERE free.slug NOT IN (SELECT slug FROM taken)
    ORDER BY free.n OFFSET greatest(r.rank - 2, 0) LIMIT 1) END AS slug
  FROM ranked r LEFT JOIN (SELECT DISTINCT slug FROM taken) t ON t.slug = r.base
), drawn AS (
  INSERT INTO media (id, kind, drawing, title, credits, width, height)
  SELECT DISTINCT "mediaId", 'drawing', drawing, "mediaTitle", "mediaCredits", 1200, 800 FROM named
  ON CONFLICT (id) DO NOTHING
), written AS (
  INSERT INTO poi (id, slug_fr, region_id, source, ext_id, source_hash, live_state, published_at, created_at, updated_at)
  SELECT "poiId", slug, region_id, 'demo', "extId", "sourceHash", "liveState",
         :now::timestamptz - make_interval(days => "publishedDaysAgo"), :now::timestamptz, :now::timestamptz
  FROM named
  ON CONFLICT (source, ext_id) DO UPDATE
  SET region_id = excluded.region_id, source_hash = excluded.source_hash, live_state = excluded.live_state, updated_at = excluded.updated_at
), version AS (
  INSERT INTO poi_version (id, poi_id, number, status, label, description, organizer_name, is_permanent, place_name, street_address,
    postal_code, locality, lon, lat, allowed_person, themes, options, known_options, main_media_id, min_price_cents, max_price_cents, created_at, updated_at)
  SELECT "versionId", "poiId", 1, 'published', label, description, "organizerName", "isPermanent", "placeName", "streetAddress",
    "postalCode", locality, lon, lat, "allowedPerson", themes, options, "knownOptions", "mediaId", "minPriceCents", "maxPriceCents", :now::timestamptz, :now::timestamptz
  FROM named
  ON CONFLICT (id) DO UPDATE SET label = excluded.label, description = excluded.description, organizer_name = excluded.organizer_name,
    is_permanent = excluded.is_permanent, place_name = excluded.place_name, street_address = excluded.street_address,
    postal_code = excluded.postal_code, locality = excluded.locality, lon = excluded.lon, lat = excluded.lat, allowed_person = excluded.allowed_person, themes = excluded.themes,
    options = excluded.options, known_options = excluded.known_options, main_media_id = excluded.main_media_id,
    min_price_cents = excluded.min_price_cents, max_price_cents = excluded.max_price_cents, updated_at = excluded.updated_at
  RETURNING 1
)
SELECT count(*)::int AS count FROM version
