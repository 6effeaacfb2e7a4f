-- What a record of a large feed gave, so that an unchanged one is neither read nor compared again.
SET lock_timeout = '5s';

ALTER TABLE followed_record
  -- Of the record as it was given; null when it must be read again.
  ADD COLUMN digest text,
  -- The source_hash of its event; null when the record gives none.
  ADD COLUMN draft_hash text,
  -- The last day of its event, after which the record is read again.
  ADD COLUMN ends_on date,
  -- The title and what the report says of the record; null when it says nothing.
  ADD COLUMN title text,
  ADD COLUMN notes jsonb;
CREATE INDEX followed_record_digest ON followed_record (source_id, digest) WHERE digest IS NOT NULL;
