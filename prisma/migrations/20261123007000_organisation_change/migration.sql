-- What an approved organisation would show to visitors, until a moderator accepts it: the organisation keeps the accepted values meanwhile.
SET lock_timeout = '5s';

CREATE TABLE organisation_change (
  organisation_id uuid PRIMARY KEY REFERENCES organisation (id) ON DELETE CASCADE,
  name            text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 140),
  locality        text NOT NULL,
  website         text,
  description     text NOT NULL CHECK (char_length(description) <= 2000),
  submitted_at    timestamptz NOT NULL,
  reason          text -- of its refusal; null while it waits
);
CREATE INDEX organisation_change_queue ON organisation_change (submitted_at, organisation_id) WHERE reason IS NULL;
