-- A mail that reports several decisions about events of one organisation: the decisions with its id
-- are in it. Null for a decision with a mail of its own.
SET lock_timeout = '5s';

ALTER TABLE poi_history ADD COLUMN digest_id uuid;
CREATE INDEX poi_history_digest ON poi_history (digest_id) WHERE digest_id IS NOT NULL;
