-- The records that a followed source has given, so that those it no longer gives are noticed.
SET lock_timeout = '5s';

CREATE TABLE followed_record (
  source_id     uuid NOT NULL REFERENCES followed_source (id) ON DELETE CASCADE,
  ext_id        text NOT NULL,
  -- Since which pull the source no longer gives it; null while it does.
  missing_since timestamptz,
  PRIMARY KEY (source_id, ext_id)
);
CREATE INDEX followed_record_missing ON followed_record (source_id) WHERE missing_since IS NOT NULL;
