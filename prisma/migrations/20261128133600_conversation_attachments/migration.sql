-- Files that the members of an organisation attach to their messages to the team.
-- message_id: null until the message is sent; a sweep deletes what is not sent within a day.
-- conversation_file: the bytes, which are deleted a year after the message; the name stays.
SET lock_timeout = '5s';

CREATE TABLE conversation_attachment (
  id              uuid PRIMARY KEY,
  organisation_id uuid NOT NULL REFERENCES organisation (id) ON DELETE CASCADE,
  message_id      uuid REFERENCES conversation_message (id) ON DELETE CASCADE,
  uploaded_by     text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  name            text NOT NULL,
  type            text NOT NULL CHECK (type IN ('application/pdf', 'image/jpeg')),
  bytes           int NOT NULL,
  created_at      timestamptz NOT NULL
);
CREATE INDEX conversation_attachment_organisation ON conversation_attachment (organisation_id);
CREATE INDEX conversation_attachment_message ON conversation_attachment (message_id) WHERE message_id IS NOT NULL;
CREATE INDEX conversation_attachment_account ON conversation_attachment (uploaded_by);
CREATE INDEX conversation_attachment_pending ON conversation_attachment (created_at) WHERE message_id IS NULL;

CREATE TABLE conversation_file (
  attachment_id uuid PRIMARY KEY REFERENCES conversation_attachment (id) ON DELETE CASCADE,
  content       bytea NOT NULL
);
-- PDF and JPEG are compressed: packing them again would only cost time.
ALTER TABLE conversation_file ALTER COLUMN content SET STORAGE EXTERNAL;
