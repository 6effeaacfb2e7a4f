-- Places, pois and their versions: the truth. What search reads is the projection of the next migration.
SET lock_timeout = '5s';

CREATE EXTENSION IF NOT EXISTS postgis;
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- How every searched text is folded: no accent, lower case, one space between words. Not STRICT, so that a query takes it in: null stays null.
CREATE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(replace(replace(lower(public.unaccent('public.unaccent'::regdictionary, value)), 'œ', 'oe'), 'æ', 'ae'), '[^a-z0-9]+', ' ', 'g'))
$$;

-- ---------------------------------------------------------------- administrative places
CREATE TABLE region (
  id              uuid PRIMARY KEY,
  level           text NOT NULL CHECK (level IN ('COUNTRY', 'FRENCH_REGION', 'FRENCH_DEPARTMENT', 'CITY')),
  insee           text NOT NULL,
  slug            text NOT NULL UNIQUE,
  name            text NOT NULL,
  parent_id       uuid REFERENCES region (id),
  population      int NOT NULL DEFAULT 0,
  postal_codes    text[] NOT NULL DEFAULT '{}',
  lon             double precision,
  lat             double precision,
  position_source text CHECK (position_source IN ('town-centre', 'official', 'geonames', 'postcode')),
  geog            geography(Point, 4326) GENERATED ALWAYS AS (ST_SetSRID(ST_MakePoint(lon, lat), 4326)::geography) STORED,
  UNIQUE (level, insee)
);
CREATE INDEX region_parent ON region (parent_id);
CREATE INDEX region_geog ON region USING gist (geog);

-- Every spelling a town is found by: its name, the names of communes it absorbed.
CREATE TABLE region_name (
  id        uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  region_id uuid NOT NULL REFERENCES region (id) ON DELETE CASCADE,
  kind      text NOT NULL CHECK (kind IN ('current', 'former', 'district')),
  name      text NOT NULL,
  search    text NOT NULL,
  population int NOT NULL DEFAULT 0,
  UNIQUE (region_id, kind, name)
);
CREATE INDEX region_name_prefix ON region_name (search text_pattern_ops, population);
CREATE INDEX region_name_trgm ON region_name USING gin (search gin_trgm_ops);

CREATE TABLE region_postal_code (
  region_id   uuid NOT NULL REFERENCES region (id) ON DELETE CASCADE,
  postal_code text NOT NULL,
  PRIMARY KEY (postal_code, region_id)
);
CREATE INDEX region_postal_code_region ON region_postal_code (region_id);
CREATE INDEX region_postal_code_prefix ON region_postal_code (postal_code text_pattern_ops);

-- ---------------------------------------------------------------- pois
CREATE TABLE poi (
  id               uuid PRIMARY KEY,
  slug_fr          text UNIQUE,
  region_id        uuid REFERENCES region (id),
  source           text,
  ext_id           text,
  source_hash      text,
  is_import_locked boolean NOT NULL DEFAULT false,
  is_enabled       boolean NOT NULL DEFAULT true,
  disabled_reason  text,
  live_state       text NOT NULL DEFAULT 'scheduled' CHECK (live_state IN ('scheduled', 'cancelled', 'postponed', 'full')),
  popularity       int NOT NULL DEFAULT 0,
  published_at     timestamptz,
  archived_at      timestamptz,
  created_at       timestamptz NOT NULL DEFAULT now(),
  updated_at       timestamptz NOT NULL DEFAULT now(),
  UNIQUE (source, ext_id),
  CHECK ((source IS NULL) = (ext_id IS NULL))
);

-- Slugs a poi had before: they answer 301.
CREATE TABLE poi_slug_history (
  slug_fr text PRIMARY KEY,
  poi_id  uuid NOT NULL REFERENCES poi (id) ON DELETE CASCADE
);

CREATE TABLE media (
  id         uuid PRIMARY KEY,
  kind       text NOT NULL CHECK (kind IN ('drawing', 'remote', 'file')),
  drawing    text,
  source_url text,
  title      text,
  credits    text,
  license    text,
  width      int,
  height     int,
  thumbhash  text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((kind = 'drawing') = (drawing IS NOT NULL)),
  CHECK (kind <> 'remote' OR source_url IS NOT NULL)
);

CREATE TABLE poi_version (
  id              uuid PRIMARY KEY,
  poi_id          uuid NOT NULL REFERENCES poi (id) ON DELETE CASCADE,
  number          int NOT NULL,
  status          text NOT NULL CHECK (status IN ('draft', 'in-review', 'accepted', 'refused', 'published', 'archived')),
  label           text NOT NULL CHECK (char_length(label) BETWEEN 1 AND 140),
  description     text NOT NULL DEFAULT '' CHECK (char_length(description) <= 10000),
  organizer_name  text,
  is_permanent    boolean NOT NULL DEFAULT false,
  place_name      text,
  street_address  text,
  postal_code     text,
  locality        text,
  lon             double precision CHECK (lon BETWEEN -5.4534286 AND 9.8678344),
  lat             double precision CHECK (lat BETWEEN 41.2632185 AND 51.268318),
  geog            geography(Point, 4326) GENERATED ALWAYS AS (ST_SetSRID(ST_MakePoint(lon, lat), 4326)::geography) STORED,
  allowed_person  int CHECK (allowed_person > 0),
  themes          text[] NOT NULL DEFAULT '{}' CHECK (cardinality(themes) <= 4),
  options         text[] NOT NULL DEFAULT '{}',
  known_options   text[] NOT NULL DEFAULT '{}' CHECK (options <@ known_options),
  tags            text[] NOT NULL DEFAULT '{}',
  main_media_id   uuid REFERENCES media (id),
  min_price_cents int CHECK (min_price_cents BETWEEN 0 AND 1000000),
  max_price_cents int CHECK (max_price_cents BETWEEN 0 AND 1000000), -- null when one of its prices has no known end
  created_at      timestamptz NOT NULL DEFAULT now(),
  updated_at      timestamptz NOT NULL DEFAULT now(),
  UNIQUE (poi_id, number),
  CHECK ((lon IS NULL) = (lat IS NULL)),
  CONSTRAINT poi_version_prices_in_order CHECK (min_price_cents <= max_price_cents)
);
CREATE UNIQUE INDEX poi_version_one_published ON poi_version (poi_id) WHERE status = 'published';
CREATE UNIQUE INDEX poi_version_one_working ON poi_version (poi_id) WHERE status IN ('draft', 'in-review', 'accepted', 'refused');

-- The day a period stops counting: an evening that runs past midnight belongs to its first day until 05:00.
CREATE FUNCTION period_last_day(start_date date, start_time time, end_date date, end_time time) RETURNS date
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN end_date > start_date AND end_time <= '05:00' THEN end_date - 1 ELSE end_date END
$$;
-- The instant a period is over. Without an end time it lasts until midnight, Paris time; an end before its start is the next morning.
CREATE FUNCTION period_ends_at(start_date date, start_time time, end_date date, end_time time) RETURNS timestamptz
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (CASE
    WHEN end_time IS NULL THEN (end_date + 1)::timestamp
    WHEN end_date = start_date AND end_time <= start_time THEN (end_date + 1) + end_time
    ELSE end_date + end_time END) AT TIME ZONE 'Europe/Paris'
$$;

-- What a version holds many of is written and deleted with it, and its ids never leave the database: small ones in order, which an index takes
-- in half the time of random ones.
CREATE TABLE period (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version_id uuid NOT NULL REFERENCES poi_version (id) ON DELETE CASCADE,
  start_date date NOT NULL,
  end_date   date NOT NULL,
  start_time time,
  end_time   time,
  last_day   date GENERATED ALWAYS AS (period_last_day(start_date, start_time, end_date, end_time)) STORED,
  ends_at    timestamptz GENERATED ALWAYS AS (period_ends_at(start_date, start_time, end_date, end_time)) STORED,
  CHECK (start_date <= end_date)
);
CREATE INDEX period_next ON period (version_id, ends_at) INCLUDE (start_date, end_date, start_time, last_day);

CREATE TABLE price (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version_id      uuid NOT NULL REFERENCES poi_version (id) ON DELETE CASCADE,
  rank            int NOT NULL DEFAULT 0,
  min_price_cents int CHECK (min_price_cents BETWEEN 0 AND 1000000),
  max_price_cents int CHECK (max_price_cents BETWEEN 0 AND 1000000),
  currency        text NOT NULL DEFAULT 'EUR' CHECK (currency = 'EUR'),
  price_modes     text[] NOT NULL DEFAULT '{}',
  policy_name     text,
  label           text,
  start_date      date,
  end_date        date,
  additional_info text,
  CHECK (min_price_cents <= max_price_cents),
  CHECK (start_date <= end_date)
);
CREATE INDEX price_version ON price (version_id, rank);

CREATE TABLE contact (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version_id    uuid NOT NULL REFERENCES poi_version (id) ON DELETE CASCADE,
  rank          int NOT NULL DEFAULT 0,
  type          text NOT NULL CHECK (type IN ('booking', 'owner', 'other')),
  legal_name    text,
  emails        text[] NOT NULL DEFAULT '{}' CHECK (cardinality(emails) <= 5),
  phone_numbers text[] NOT NULL DEFAULT '{}' CHECK (cardinality(phone_numbers) <= 5),
  websites      text[] NOT NULL DEFAULT '{}' CHECK (cardinality(websites) <= 5)
);
CREATE INDEX contact_version ON contact (version_id, rank);

CREATE TABLE tour (
  version_id       uuid PRIMARY KEY REFERENCES poi_version (id) ON DELETE CASCADE,
  distance_m       int CHECK (distance_m >= 0),
  duration_min     int CHECK (duration_min >= 0),
  climb_m          int CHECK (climb_m >= 0),
  descent_m        int CHECK (descent_m >= 0),
  min_altitude_m   int,
  max_altitude_m   int,
  locomotion_modes text[] NOT NULL DEFAULT '{}',
  difficulty       text CHECK (difficulty IN ('VeryEasyTour', 'EasyTour', 'MediumDifficultyTour', 'DifficultTour', 'VeryDifficultTour')),
  CHECK (min_altitude_m <= max_altitude_m)
);

-- The line of a tour: longitude, latitude and, where it is known at every point, the altitude in metres. A tour that begins again where it
-- ended is a loop.
CREATE TABLE trace (
  version_id uuid PRIMARY KEY REFERENCES tour (version_id) ON DELETE CASCADE,
  line       geometry NOT NULL CHECK (GeometryType(line) = 'LINESTRING' AND ST_SRID(line) = 4326 AND ST_NPoints(line) BETWEEN 2 AND 20000)
);

-- Features come from the national ontology: a feature met for the first time in a feed is added with its French label.
CREATE TABLE feature (
  id       text PRIMARY KEY,
  "group"  text NOT NULL,
  label_fr text NOT NULL
);
CREATE TABLE poi_feature (
  version_id uuid NOT NULL REFERENCES poi_version (id) ON DELETE CASCADE,
  feature_id text NOT NULL REFERENCES feature (id),
  PRIMARY KEY (version_id, feature_id)
);

CREATE TABLE poi_media (
  version_id uuid NOT NULL REFERENCES poi_version (id) ON DELETE CASCADE,
  media_id   uuid NOT NULL REFERENCES media (id),
  rank       int NOT NULL,
  PRIMARY KEY (version_id, media_id)
);

-- Sponsored runs. Campaigns write here when they are paid; until then nobody is promoted.
CREATE TABLE promotion (
  id     uuid PRIMARY KEY,
  poi_id uuid NOT NULL REFERENCES poi (id) ON DELETE CASCADE,
  run    daterange NOT NULL,
  EXCLUDE USING gist (poi_id WITH =, run WITH &&)
);
