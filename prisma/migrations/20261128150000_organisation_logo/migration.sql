-- The logo of an organisation, and the one that an approved organisation proposes to the moderators.
SET lock_timeout = '5s';

ALTER TABLE organisation ADD COLUMN logo_id uuid REFERENCES media (id);
ALTER TABLE organisation_change ADD COLUMN logo_id uuid REFERENCES media (id);
CREATE INDEX organisation_logo ON organisation (logo_id) WHERE logo_id IS NOT NULL;
CREATE INDEX organisation_change_logo ON organisation_change (logo_id) WHERE logo_id IS NOT NULL;
