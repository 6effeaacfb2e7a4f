-- The reports of the last pulls of each followed source: what was created, changed, refused and why.
SET lock_timeout = '5s';

CREATE TABLE followed_report (
  source_id uuid NOT NULL REFERENCES followed_source (id) ON DELETE CASCADE,
  pulled_at timestamptz NOT NULL,
  -- SourceReport of the API.
  report    jsonb NOT NULL,
  PRIMARY KEY (source_id, pulled_at)
);
