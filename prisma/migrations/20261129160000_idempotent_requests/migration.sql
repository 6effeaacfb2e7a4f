-- Requests that API keys sent with an `Idempotency-Key`, and their answers (docs/adr/0043).
-- key_hash: SHA-256 of the key; fingerprint: SHA-256 of method, address and body.
-- attempt: a request that takes over from a crashed one increments it. has_effect: set in the
-- transaction that creates something, so that the request is never run again.
-- status: of the answer; null while the request runs, until locked_until at the latest. answer: its
-- body; null for an empty one.
SET lock_timeout = '5s';

CREATE TABLE idempotent_request (
  organisation_id uuid NOT NULL REFERENCES organisation (id) ON DELETE CASCADE,
  key_hash        text NOT NULL,
  fingerprint     text NOT NULL,
  attempt         int NOT NULL,
  has_effect      boolean NOT NULL DEFAULT false,
  status          int,
  content_type    text,
  answer          text,
  locked_until    timestamptz NOT NULL,
  created_at      timestamptz NOT NULL,
  PRIMARY KEY (organisation_id, key_hash)
);
CREATE INDEX idempotent_request_age ON idempotent_request (created_at);
