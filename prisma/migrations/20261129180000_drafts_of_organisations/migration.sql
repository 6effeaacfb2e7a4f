-- The drafts of an organisation are counted without its other events, whose number has no bound.
SET lock_timeout = '5s';

CREATE INDEX poi_draft ON poi (organisation_id)
  WHERE organisation_id IS NOT NULL AND published_at IS NULL AND archived_at IS NULL;
