-- The median delay of reviews is told to whoever waits for one.
SET lock_timeout = '5s';
CREATE INDEX poi_version_decided ON poi_version (decided_at) WHERE decided_at IS NOT NULL;
