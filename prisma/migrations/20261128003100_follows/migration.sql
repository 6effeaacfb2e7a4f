-- The venues and the organisers that accounts follow.
-- A venue has no row of its own. Its follow keeps its slug (venue_slug), and the name and the town
-- that it had when it was followed.
SET lock_timeout = '5s';

CREATE TABLE followed_venue (
  account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  slug       text NOT NULL,
  name       text NOT NULL,
  locality   text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, slug)
);

CREATE TABLE followed_organiser (
  account_id      text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  organisation_id uuid NOT NULL REFERENCES organisation (id) ON DELETE CASCADE,
  created_at      timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, organisation_id)
);
CREATE INDEX followed_organiser_organisation ON followed_organiser (organisation_id);
