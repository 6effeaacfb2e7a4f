-- Which gazetteer is loaded: a start reads one row instead of building 35,000 places to find that nothing changed.
SET lock_timeout = '5s';

CREATE TABLE gazetteer_load (
  version             text PRIMARY KEY,
  has_exact_positions boolean NOT NULL,
  loaded_at           timestamptz NOT NULL
);
