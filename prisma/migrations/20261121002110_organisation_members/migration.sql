-- The history of an organisation also tells whom an act is about, by account: nothing of it is left once that account is deleted.
SET lock_timeout = '5s';

ALTER TABLE organisation_history ADD COLUMN subject_id text;
CREATE INDEX organisation_history_subject ON organisation_history (subject_id) WHERE subject_id IS NOT NULL;
-- An invitation is found by whoever has its address.
CREATE INDEX invitation_email ON invitation (email);
