-- The state of one date of an event, which its organiser sets on a published event without a review.
-- It belongs to the event, as live_state does, so that a new version or an import keeps it.
-- starts_at: the key of a date, see period_start; moved_from: the key that it had at first.
SET lock_timeout = '5s';

CREATE TABLE date_state (
  poi_id     uuid NOT NULL REFERENCES poi ON DELETE CASCADE,
  starts_at  timestamp NOT NULL,
  state      text NOT NULL CHECK (state IN ('scheduled', 'cancelled', 'postponed', 'full')),
  moved_from timestamp CHECK (moved_from <> starts_at),
  PRIMARY KEY (poi_id, starts_at)
);

-- The dates of a poi that do not take place, and those that are full; null when there is none.
ALTER TABLE poi_search ADD COLUMN off_starts timestamp[], ADD COLUMN full_starts timestamp[];
