-- The event that a message is about, found by the path of its page.
SET lock_timeout = '5s';

ALTER TABLE feedback ADD COLUMN poi_id uuid REFERENCES poi (id) ON DELETE SET NULL;
CREATE INDEX feedback_poi ON feedback (poi_id) WHERE poi_id IS NOT NULL;
