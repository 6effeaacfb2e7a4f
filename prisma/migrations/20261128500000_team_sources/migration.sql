-- The team follows addresses too, for no organisation. Servers of the release before join an
-- organisation, and so neither list nor pull these sources.
SET lock_timeout = '5s';

ALTER TABLE followed_source ALTER COLUMN organisation_id DROP NOT NULL;
-- The "source" of its events in "poi"; null for an organisation, whose files have the same one.
ALTER TABLE followed_source ADD COLUMN poi_source text;
ALTER TABLE followed_source ADD CONSTRAINT followed_source_owner CHECK ((organisation_id IS NULL) = (poi_source IS NOT NULL)) NOT VALID;
ALTER TABLE followed_source VALIDATE CONSTRAINT followed_source_owner;
CREATE UNIQUE INDEX followed_source_team ON followed_source (poi_source) WHERE organisation_id IS NULL;
