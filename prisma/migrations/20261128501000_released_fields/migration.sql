-- Fields edited by hand that a member has given back to imports: edits before that instant no longer
-- keep them. Servers of the release before go on keeping them.
SET lock_timeout = '5s';

CREATE TABLE released_field (
  poi_id      uuid NOT NULL REFERENCES poi (id) ON DELETE CASCADE,
  -- The beginning of the names of its fields in poi_history.diff.
  prefix      text NOT NULL,
  released_at timestamptz NOT NULL,
  PRIMARY KEY (poi_id, prefix)
);
