-- A pair that a moderator refused returns to the queue once a title or a place changes, but the worker
-- does not merge it. A server of an earlier release leaves was_refused alone.
SET lock_timeout = '5s';

ALTER TABLE duplicate_pair ADD COLUMN was_refused boolean NOT NULL DEFAULT false;
UPDATE duplicate_pair SET was_refused = true WHERE refused_at IS NOT NULL;
