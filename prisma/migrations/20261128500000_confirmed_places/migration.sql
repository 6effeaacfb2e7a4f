-- An organiser or a moderator confirms a place that an import questions. A doubt that is noted after
-- the confirmation is open again. A server of an earlier release leaves confirmed_at alone.
SET lock_timeout = '5s';

ALTER TABLE place_doubt ADD COLUMN confirmed_at timestamptz;
