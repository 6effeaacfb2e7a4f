-- The functions of prisma/functions that the database holds: one row, written by the step that follows the migrations.
SET lock_timeout = '5s';

CREATE TABLE applied_functions (
  digest     text NOT NULL,
  names      text[] NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX applied_functions_one_row ON applied_functions ((true));
