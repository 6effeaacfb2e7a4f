-- Organisers: organisations and who belongs to them, the working side of an event (review, history, claim), pictures kept as files, and what
-- visitors did with an event, counted by day.
SET lock_timeout = '5s';

-- ---------------------------------------------------------------- organisations
CREATE TABLE organisation (
  id             uuid PRIMARY KEY,
  slug           text NOT NULL UNIQUE,
  status         text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'approved', 'refused', 'suspended')),
  name           text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 140),
  email          text NOT NULL,
  street_address text NOT NULL DEFAULT '',
  postal_code    text NOT NULL DEFAULT '',
  locality       text NOT NULL DEFAULT '',
  siren          text CHECK (siren ~ '^[0-9]{9}$'),
  website        text,
  description    text NOT NULL DEFAULT '' CHECK (char_length(description) <= 2000),
  -- What the national registry said, beside what was declared; 'unchecked' when it could not be asked.
  registry_state text NOT NULL DEFAULT 'unchecked' CHECK (registry_state IN ('found', 'masked', 'unknown', 'unchecked')),
  registry       jsonb,
  reason         text, -- of the last refusal or suspension
  -- Who asked for it. No foreign key: the organisation outlives the account.
  applicant_id   text NOT NULL,
  version        int NOT NULL DEFAULT 1,
  submitted_at   timestamptz NOT NULL DEFAULT now(),
  decided_at     timestamptz,
  created_at     timestamptz NOT NULL DEFAULT now(),
  updated_at     timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT organisation_reason_told CHECK (status NOT IN ('refused', 'suspended') OR reason IS NOT NULL)
);
CREATE UNIQUE INDEX organisation_one_pending ON organisation (applicant_id) WHERE status = 'pending';
CREATE INDEX organisation_queue ON organisation (submitted_at, id) WHERE status = 'pending';
CREATE INDEX organisation_siren ON organisation (siren) WHERE siren IS NOT NULL;
CREATE INDEX organisation_name ON organisation USING gin (fold_text(name) gin_trgm_ops);

CREATE TABLE membership (
  organisation_id uuid NOT NULL REFERENCES organisation (id) ON DELETE CASCADE,
  account_id      text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  role            text NOT NULL CHECK (role IN ('owner', 'editor', 'reader')),
  created_at      timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (organisation_id, account_id)
);
CREATE INDEX membership_account ON membership (account_id, organisation_id);

-- An invitation waits for whoever opens its link signed in with the address it was sent to.
CREATE TABLE invitation (
  id              uuid PRIMARY KEY,
  organisation_id uuid NOT NULL REFERENCES organisation (id) ON DELETE CASCADE,
  email           text NOT NULL CHECK (email = lower(email)),
  role            text NOT NULL CHECK (role IN ('owner', 'editor', 'reader')),
  token_hash      text NOT NULL UNIQUE,
  invited_by      text NOT NULL,
  expires_at      timestamptz NOT NULL,
  created_at      timestamptz NOT NULL DEFAULT now(),
  UNIQUE (organisation_id, email)
);

-- Who did what to an organisation: moderation, members.
CREATE TABLE organisation_history (
  id              uuid PRIMARY KEY,
  organisation_id uuid NOT NULL REFERENCES organisation (id) ON DELETE CASCADE,
  happened_at     timestamptz NOT NULL,
  actor_id        text, -- null once the account is deleted
  action          text NOT NULL,
  detail          jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX organisation_history_read ON organisation_history (organisation_id, happened_at DESC);
CREATE INDEX organisation_history_actor ON organisation_history (actor_id) WHERE actor_id IS NOT NULL;

-- ---------------------------------------------------------------- the working side of an event
ALTER TABLE poi
  ADD COLUMN organisation_id uuid REFERENCES organisation (id),
  -- Counts every change an organiser or a moderator makes: whoever writes names the one he read.
  ADD COLUMN edit_version int NOT NULL DEFAULT 0,
  -- The event this one was merged into: its address leads there.
  ADD COLUMN merged_into_id uuid REFERENCES poi (id);
CREATE INDEX poi_organisation ON poi (organisation_id, updated_at DESC, id) WHERE organisation_id IS NOT NULL;
CREATE INDEX poi_merged_into ON poi (merged_into_id) WHERE merged_into_id IS NOT NULL;

ALTER TABLE poi_version
  ADD COLUMN autopublish boolean NOT NULL DEFAULT true,
  ADD COLUMN submitted_at timestamptz,
  ADD COLUMN decided_at timestamptz,
  ADD COLUMN refusal_reasons text[] NOT NULL DEFAULT '{}' CHECK (refusal_reasons <@ ARRAY[
    'INCOMPLET', 'DOUBLON', 'HORS_ZONE', 'NON_OUVERT_AU_PUBLIC', 'PAS_UN_EVENEMENT', 'DATES_INCOHERENTES', 'IMAGE_DROITS', 'IMAGE_QUALITE',
    'TEXTE_A_REVOIR', 'CONTENU_ILLICITE', 'ORGANISATEUR_NON_VERIFIE', 'AUTRE']),
  ADD COLUMN refusal_comment text;
CREATE INDEX poi_version_queue ON poi_version (submitted_at, poi_id) WHERE status = 'in-review';

-- Who did what to an event, with what changed: the diff and the reasons are what the history panel shows.
CREATE TABLE poi_history (
  id             uuid PRIMARY KEY,
  poi_id         uuid NOT NULL REFERENCES poi (id) ON DELETE CASCADE,
  happened_at    timestamptz NOT NULL,
  actor_id       text, -- null once the account is deleted, or for the import and the jobs
  actor_kind     text NOT NULL CHECK (actor_kind IN ('organiser', 'moderator', 'import', 'system')),
  action         text NOT NULL,
  version_number int,
  from_status    text,
  to_status      text,
  diff           jsonb NOT NULL DEFAULT '[]',
  reasons        text[] NOT NULL DEFAULT '{}',
  comment        text, -- what the organiser reads
  note           text  -- between moderators
);
CREATE INDEX poi_history_read ON poi_history (poi_id, happened_at DESC);
CREATE INDEX poi_history_actor ON poi_history (actor_id) WHERE actor_id IS NOT NULL;

-- "Prendre en charge": who looks at an event, for a while. Another moderator is told, not stopped.
CREATE TABLE review_claim (
  poi_id     uuid PRIMARY KEY REFERENCES poi (id) ON DELETE CASCADE,
  account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  claimed_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX review_claim_account ON review_claim (account_id);

-- ---------------------------------------------------------------- pictures
-- A picture kept as a file is named by the hash of its bytes: two rows may show one file, each with its own title, credits and focal point.
-- A row that a published version shows is never changed: editing it makes another row over the same file.
ALTER TABLE media
  ADD COLUMN sha256 text CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  ADD COLUMN bytes int,
  ADD COLUMN focal_x real NOT NULL DEFAULT 0.5 CHECK (focal_x BETWEEN 0 AND 1),
  ADD COLUMN focal_y real NOT NULL DEFAULT 0.5 CHECK (focal_y BETWEEN 0 AND 1),
  ADD COLUMN origin text CHECK (origin IN ('upload', 'url', 'import', 'search')),
  ADD COLUMN uploaded_by text,
  ADD COLUMN poi_id uuid REFERENCES poi (id) ON DELETE SET NULL, -- for which event it came
  ADD COLUMN orphaned_at timestamptz, -- since when nobody shows it: swept a day later
  ADD CONSTRAINT media_file_named CHECK (kind <> 'file' OR sha256 IS NOT NULL);
CREATE INDEX media_sha256 ON media (sha256) WHERE sha256 IS NOT NULL;
CREATE INDEX media_poi ON media (poi_id) WHERE poi_id IS NOT NULL;
CREATE INDEX media_orphaned ON media (orphaned_at) WHERE orphaned_at IS NOT NULL;
CREATE INDEX media_uploaded_by ON media (uploaded_by) WHERE uploaded_by IS NOT NULL;
CREATE INDEX poi_media_media ON poi_media (media_id);
CREATE INDEX poi_version_main_media ON poi_version (main_media_id) WHERE main_media_id IS NOT NULL;

-- Photos a feed names, fetched one by one after the import: a photo that cannot be had never holds up its event.
CREATE TABLE photo_fetch (
  id              uuid PRIMARY KEY,
  poi_id          uuid NOT NULL REFERENCES poi (id) ON DELETE CASCADE,
  url             text NOT NULL,
  rank            int NOT NULL,
  title           text,
  credits         text,
  license         text,
  status          text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'done', 'failed')),
  attempts        int NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  last_error      text,
  created_at      timestamptz NOT NULL DEFAULT now(),
  UNIQUE (poi_id, url)
);
CREATE INDEX photo_fetch_due ON photo_fetch (next_attempt_at) WHERE status = 'pending';

-- ---------------------------------------------------------------- statistics
-- What visitors did with an event, by day of Europe/Paris: counters, nobody's name or cookie.
CREATE TABLE poi_day (
  poi_id    uuid NOT NULL REFERENCES poi (id) ON DELETE CASCADE,
  day       date NOT NULL,
  views     int NOT NULL DEFAULT 0,
  favorites int NOT NULL DEFAULT 0,
  clicks    int NOT NULL DEFAULT 0,
  PRIMARY KEY (poi_id, day)
);
