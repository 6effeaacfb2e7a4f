-- Pictures: where the terms of a free licence are written, and why a photo of a feed could not be had.
SET lock_timeout = '5s';

-- A free licence asks that its terms be linked to. Only Creative Commons: the address is shown to visitors as it is.
ALTER TABLE media ADD COLUMN license_url text CHECK (license_url ~ '^https://creativecommons\.org/(licenses|publicdomain)/[[:alnum:]_./-]+$');

-- What moderators read; last_error is for whoever looks into the table.
ALTER TABLE photo_fetch
  ADD COLUMN fault text CHECK (fault IN ('unreachable', 'unreadable', 'too-small', 'too-large')),
  ADD COLUMN failed_at timestamptz;
UPDATE photo_fetch SET fault = 'unreachable', failed_at = created_at WHERE status = 'failed';
ALTER TABLE photo_fetch ADD CONSTRAINT photo_fetch_fault_told CHECK (status <> 'failed' OR (fault IS NOT NULL AND failed_at IS NOT NULL));
CREATE INDEX photo_fetch_failed ON photo_fetch (failed_at DESC, id) WHERE status = 'failed';
