-- Finds the decisions of the last minute that a waiting mail reports, among all that ever were.
SET lock_timeout = '5s';

CREATE INDEX poi_history_digest_moment ON poi_history (happened_at) WHERE digest_id IS NOT NULL;
