-- Answers of the geocoder, and the places of imported events that wait for a check.
SET lock_timeout = '5s';

-- The best match of an address that an import looked up. `question` is folded; without a match the
-- other columns are null.
CREATE TABLE address_lookup (
  question text PRIMARY KEY,
  label    text,
  score    real CHECK (score BETWEEN 0 AND 1),
  is_town  boolean,
  lon      double precision,
  lat      double precision,
  asked_at timestamptz NOT NULL,
  CHECK ((lon IS NULL) = (score IS NULL) AND (lat IS NULL) = (score IS NULL))
);
CREATE INDEX address_lookup_asked ON address_lookup (asked_at);

-- Why the place of an event is to be checked, with the score of the geocoder and the position that the
-- import wrote: the doubt is settled once the event has another position.
CREATE TABLE place_doubt (
  poi_id   uuid PRIMARY KEY REFERENCES poi (id) ON DELETE CASCADE,
  reason   text NOT NULL,
  score    real,
  lon      double precision,
  lat      double precision,
  noted_at timestamptz NOT NULL
);
