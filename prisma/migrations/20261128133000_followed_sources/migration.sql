-- Addresses of calendars and pages whose events a worker pulls for an organisation once a day.
SET lock_timeout = '5s';

CREATE TABLE followed_source (
  id              uuid PRIMARY KEY,
  organisation_id uuid NOT NULL REFERENCES organisation (id) ON DELETE CASCADE,
  url             text NOT NULL,
  -- Of the address, in lower case: the worker spaces its requests to one host.
  host            text NOT NULL,
  status          text NOT NULL DEFAULT 'checking' CHECK (status IN ('checking', 'failed', 'ready', 'followed')),
  format          text CHECK (format IN ('ics', 'json-ld', 'openagenda', 'datatourisme', 'rss')),
  name            text,
  -- The last reading of the address; null before the first one.
  preview         jsonb,
  -- What the last pull that read changed content wrote; null before the first one.
  outcome         jsonb,
  -- Validators of the last content that was written, for conditional requests.
  etag            text,
  last_modified   text,
  read_at         timestamptz,
  -- Null when no pull is due: the preview is made and waits for a member.
  next_pull_at    timestamptz,
  -- The last request of any outcome, and the last one that succeeded, an unchanged answer included.
  attempted_at    timestamptz,
  pulled_at       timestamptz,
  -- Pulls that failed in a row, and why the last one did.
  failures        int NOT NULL DEFAULT 0,
  fault           text,
  leased_until    timestamptz,
  -- Identifies the claim, as in import_batch.
  turn            int NOT NULL DEFAULT 0,
  created_at      timestamptz NOT NULL,
  UNIQUE (organisation_id, url)
);
CREATE INDEX followed_source_due ON followed_source (next_pull_at) WHERE next_pull_at IS NOT NULL;
CREATE INDEX followed_source_host ON followed_source (host, attempted_at);
