-- What a visitor reports about an event, and when a moderator marked it as done. A report may have no text.
SET lock_timeout = '5s';

ALTER TABLE feedback ADD COLUMN report_kind text CHECK (report_kind IN ('wrong-dates', 'wrong-place', 'cancelled', 'duplicate', 'other'));
ALTER TABLE feedback ADD COLUMN done_at timestamptz;
ALTER TABLE feedback DROP CONSTRAINT feedback_message_check;
ALTER TABLE feedback ADD CONSTRAINT feedback_message_check CHECK (message <> '' OR report_kind IS NOT NULL);
CREATE INDEX feedback_open_report ON feedback (poi_id, id) WHERE report_kind IS NOT NULL AND done_at IS NULL;
