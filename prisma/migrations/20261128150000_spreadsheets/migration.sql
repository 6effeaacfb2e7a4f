-- Spreadsheets beside CSV files, and the columns that organisers choose for the headings of a file.
SET lock_timeout = '5s';

ALTER TABLE import_batch
  ADD COLUMN file_format text NOT NULL DEFAULT 'csv' CHECK (file_format IN ('csv', 'xlsx', 'ods')),
  -- The headings of the file with their columns and sample values; null until the check has read them.
  ADD COLUMN headings jsonb,
  -- The first events as they would be imported.
  ADD COLUMN preview jsonb;

-- A spreadsheet as it was sent; import_file_piece has its table as CSV, which servers of the former release read too.
CREATE TABLE import_original_piece (
  import_id uuid NOT NULL REFERENCES import_batch (id) ON DELETE CASCADE,
  number    int NOT NULL,
  bytes     bytea NOT NULL,
  PRIMARY KEY (import_id, number)
);
ALTER TABLE import_original_piece ALTER COLUMN bytes SET STORAGE EXTERNAL;

-- The columns last chosen for a set of headings, for the next file with the same headings.
CREATE TABLE import_column_choice (
  source          text NOT NULL,
  heading_set     text NOT NULL,
  organisation_id uuid REFERENCES organisation (id) ON DELETE CASCADE,
  columns         jsonb NOT NULL,
  chosen_at       timestamptz NOT NULL,
  PRIMARY KEY (source, heading_set)
);
CREATE INDEX import_column_choice_organisation ON import_column_choice (organisation_id) WHERE organisation_id IS NOT NULL;
