-- Files of events that people send: checked first, imported once they say so, piece by piece.
SET lock_timeout = '5s';

CREATE TABLE import_batch (
  id              uuid PRIMARY KEY,
  -- Events are known by (source, ext_id): an organisation has a source of its own.
  source          text NOT NULL,
  organisation_id uuid REFERENCES organisation (id) ON DELETE CASCADE,
  -- Complete events are published at once; those of an organisation's own import go to review.
  is_staff        boolean NOT NULL,
  created_by      text, -- an account; null once it is deleted
  file_name       text NOT NULL,
  size_bytes      int NOT NULL CHECK (size_bytes > 0),
  status          text NOT NULL DEFAULT 'checking'
    CHECK (status IN ('checking', 'blocked', 'ready', 'running', 'done', 'failed', 'cancelled')),
  encoding        text CHECK (encoding IN ('utf-8', 'windows-1252')),
  delimiter       text CHECK (delimiter IN (',', ';')),
  -- Lines read of all lines; everything up to resume_line is written, each event at the first of its lines that can be imported.
  processed       int NOT NULL DEFAULT 0,
  total           int NOT NULL DEFAULT 0,
  resume_line     int NOT NULL DEFAULT 0,
  check_report    jsonb,
  outcome         jsonb,
  failure         text,
  is_cancelling   boolean NOT NULL DEFAULT false,
  -- Until when a worker has it. Whoever takes it gives it another turn: one that was thought dead writes nothing more.
  leased_until    timestamptz,
  turn            int NOT NULL DEFAULT 0,
  tries           int NOT NULL DEFAULT 0,
  created_at      timestamptz NOT NULL,
  confirmed_at    timestamptz,
  finished_at     timestamptz,
  has_file        boolean NOT NULL DEFAULT true
);
CREATE INDEX import_batch_organisation ON import_batch (organisation_id, created_at DESC, id) WHERE organisation_id IS NOT NULL;
CREATE INDEX import_batch_recent ON import_batch (created_at DESC, id);
CREATE INDEX import_batch_creator ON import_batch (created_by, created_at) WHERE created_by IS NOT NULL;
CREATE INDEX import_batch_due ON import_batch (created_at) WHERE status IN ('checking', 'running');

-- The file as it was sent, in pieces: any worker can read it, and it is saved and deleted with the rest.
CREATE TABLE import_file_piece (
  import_id uuid NOT NULL REFERENCES import_batch (id) ON DELETE CASCADE,
  number    int NOT NULL,
  bytes     bytea NOT NULL,
  PRIMARY KEY (import_id, number)
);
-- What is sent is close to what is kept: packing it again would only cost time.
ALTER TABLE import_file_piece ALTER COLUMN bytes SET STORAGE EXTERNAL;

-- What was found in a file: the first ones, in the order of its lines; the report has the numbers of all.
CREATE TABLE import_finding (
  import_id uuid NOT NULL REFERENCES import_batch (id) ON DELETE CASCADE,
  number    int NOT NULL,
  kind      text NOT NULL CHECK (kind IN ('parse', 'blocking', 'line', 'skipped', 'warning')),
  line      int,
  path      text,
  code      text NOT NULL,
  expected  text,
  obtained  text,
  message   text,
  ext_id    text,
  PRIMARY KEY (import_id, number)
);

-- Photos of such a file are told in its outcome.
ALTER TABLE photo_fetch ADD COLUMN import_id uuid REFERENCES import_batch (id) ON DELETE SET NULL;
CREATE INDEX photo_fetch_import ON photo_fetch (import_id, status) WHERE import_id IS NOT NULL;
