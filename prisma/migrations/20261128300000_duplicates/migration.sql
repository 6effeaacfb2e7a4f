-- Possible duplicates: the events to look at, and the pairs that moderators decide about.
-- Neither table refers to poi: a foreign key would lock rows of poi while an import holds others,
-- and the two would deadlock. A sweep deletes the pairs of deleted pois.
SET lock_timeout = '5s';

-- Written by write_poi_search for new and changed pois, without a unique key, so that no writer waits
-- for another one.
CREATE TABLE duplicate_check (
  id     bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  poi_id uuid NOT NULL
);

CREATE TABLE duplicate_pair (
  first_id     uuid NOT NULL,
  second_id    uuid NOT NULL CHECK (first_id < second_id),
  -- The first day that both have; null when both are permanent.
  same_day     date,
  distance_m   int NOT NULL,
  -- Of the titles, from 0 to 1.
  likeness     real NOT NULL,
  found_at     timestamptz NOT NULL,
  -- When a moderator said that these are two outings; null in the queue.
  refused_at   timestamptz,
  -- Digests of title and place: a refused pair returns to the queue when one of them changes.
  first_facts  text NOT NULL,
  second_facts text NOT NULL,
  PRIMARY KEY (first_id, second_id)
);
CREATE INDEX duplicate_pair_second ON duplicate_pair (second_id);
CREATE INDEX duplicate_pair_open ON duplicate_pair (found_at, first_id, second_id) WHERE refused_at IS NULL;

INSERT INTO duplicate_check (poi_id) SELECT poi_id FROM poi_search ORDER BY poi_id;
