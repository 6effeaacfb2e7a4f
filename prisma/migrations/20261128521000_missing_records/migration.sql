-- The records that a source has last ceased to give are found without its other missing ones.
SET lock_timeout = '5s';

CREATE INDEX followed_record_gone ON followed_record (source_id, missing_since DESC, ext_id) WHERE missing_since IS NOT NULL;
