-- The link by which somebody without a password says that it is really he who deletes his account. Only the SHA-256 of its token is kept, in
-- hexadecimal; a new one takes the place of the one before.
SET lock_timeout = '5s';

CREATE TABLE account_deletion_link (
  account_id text PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  token_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
