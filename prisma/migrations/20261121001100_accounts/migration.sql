-- What the product knows of the people who signed up. The session core keeps passwords and sessions; its user id is a text here, without a
-- foreign key, so that another core can take its place. Everything personal hangs on the account and goes with it.
SET lock_timeout = '5s';

CREATE TABLE account (
  id                    text PRIMARY KEY, -- the session core's user id
  email                 text NOT NULL CHECK (email = lower(email)),
  email_verified_at     timestamptz,
  first_name            text NOT NULL DEFAULT '',
  last_name             text NOT NULL DEFAULT '',
  locale                text NOT NULL DEFAULT 'fr' CHECK (locale IN ('fr', 'en')),
  preferred_city_id     uuid REFERENCES region (id) ON DELETE SET NULL,
  age_category          text CHECK (age_category IN ('15-17', '18-24', '25-34', '35-49', '50-64', '65+', 'no-answer')),
  job_category          text CHECK (job_category IN ('student', 'internship', 'worker', 'unemployed', 'retired')),
  children_category     text CHECK (children_category IN ('none', 'children')),
  outgoing_categories   text[] NOT NULL DEFAULT '{}' CHECK (outgoing_categories <@ ARRAY['familly', 'couple', 'friends', 'solo']),
  interests             text[] NOT NULL DEFAULT '{}'
    CHECK (interests <@ ARRAY['nature', 'sport', 'children', 'gastronomy', 'culture', 'celebration', 'tourism', 'outgoing']),
  wants_recommendations boolean NOT NULL DEFAULT true,
  wants_digest          boolean NOT NULL DEFAULT false, -- "Ce week-end à …", on Thursdays
  wants_reminders       boolean NOT NULL DEFAULT false, -- the day before a favourite
  wants_follow_news     boolean NOT NULL DEFAULT false, -- what is new in the themes one follows
  wants_service_news    boolean NOT NULL DEFAULT false,
  mail_token            uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE, -- says who unsubscribes, without a session
  onboarded_at          timestamptz,
  created_at            timestamptz NOT NULL DEFAULT now(),
  updated_at            timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX account_email ON account (email);
CREATE INDEX account_preferred_city ON account (preferred_city_id);

-- Where somebody last searched, rounded to 0.01 degree: one row each, seen and deleted in the profile.
CREATE TABLE latest_position (
  account_id text PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  lon        double precision NOT NULL CHECK (lon BETWEEN -180 AND 180),
  lat        double precision NOT NULL CHECK (lat BETWEEN -90 AND 90),
  name       text,
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE favorite (
  account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  poi_id     uuid NOT NULL REFERENCES poi (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, poi_id)
);
CREATE INDEX favorite_poi ON favorite (poi_id);

CREATE TABLE followed_theme (
  account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  theme      text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, theme)
);

-- The two addresses of one's favourites that need no session: the calendar feed and the list to share. Given anew, the old one is dead.
CREATE TABLE favorite_link (
  account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  kind       text NOT NULL CHECK (kind IN ('calendar', 'share')),
  token      text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, kind)
);

-- Mails that left their transaction and wait for the worker. The dedupe key makes an effect happen once; the id is in the Message-ID, so that
-- a mail sent twice by a crash is the same one.
CREATE TABLE mail_outbox (
  id              uuid PRIMARY KEY,
  kind            text NOT NULL,
  recipient       text NOT NULL,
  account_id      text, -- whose it is; no foreign key: the last mail of a deleted account still leaves
  locale          text NOT NULL DEFAULT 'fr' CHECK (locale IN ('fr', 'en')),
  data            jsonb NOT NULL DEFAULT '{}',
  dedupe_key      text UNIQUE,
  status          text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'sent', 'failed')),
  attempts        int NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  last_error      text,
  created_at      timestamptz NOT NULL DEFAULT now(),
  sent_at         timestamptz
);
CREATE INDEX mail_outbox_due ON mail_outbox (next_attempt_at) WHERE status = 'pending';
CREATE INDEX mail_outbox_account ON mail_outbox (account_id) WHERE account_id IS NOT NULL;

-- Addresses whose server said there is nobody: nothing is sent there again.
CREATE TABLE suppressed_address (
  address       text PRIMARY KEY,
  reason        text NOT NULL,
  suppressed_at timestamptz NOT NULL DEFAULT now()
);

-- Failed or costly attempts, by account or network (never in clear): counted within a window, forgotten after.
CREATE TABLE attempt (
  scope        text NOT NULL,
  key          text NOT NULL,
  attempted_at timestamptz NOT NULL
);
CREATE INDEX attempt_window ON attempt (scope, key, attempted_at);
CREATE INDEX attempt_age ON attempt (attempted_at);
