-- Pictures: which host a photo of a feed lies at and until when a worker fetches it, and the pictures that came from an address.
SET lock_timeout = '5s';

-- Two at a time from one host, however many workers there are.
ALTER TABLE photo_fetch
  ADD COLUMN host text NOT NULL,
  ADD COLUMN leased_until timestamptz;
CREATE INDEX photo_fetch_host ON photo_fetch (host, next_attempt_at) WHERE status = 'pending';

-- The same address is fetched once, whatever number of events show its picture.
CREATE INDEX media_source_url ON media (source_url) WHERE kind = 'file' AND source_url IS NOT NULL;
