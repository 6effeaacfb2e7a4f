-- The lines of a file that cannot be imported, as a CSV file in pieces: the worker writes it when it checks, the service sends it as it is.
SET lock_timeout = '5s';

CREATE TABLE import_error_piece (
  import_id uuid NOT NULL REFERENCES import_batch (id) ON DELETE CASCADE,
  number    int NOT NULL,
  lines     text NOT NULL,
  PRIMARY KEY (import_id, number)
);
