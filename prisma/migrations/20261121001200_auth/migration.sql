-- Sessions are renewed by whoever holds their refresh token; two tabs that renew at once must get the same new token, or the second looks
-- like a thief. What the session core answered to the first is kept a few seconds, sealed with the token itself: who cannot show it reads nothing.
SET lock_timeout = '5s';

CREATE TABLE refresh_answer (
  id         text PRIMARY KEY, -- hash of the refresh token
  sealed     text, -- null while somebody is asking the core
  created_at timestamptz NOT NULL
);
CREATE INDEX refresh_answer_age ON refresh_answer (created_at);

-- Access tokens live an hour without anybody being asked: those that are older than this are refused all the same.
ALTER TABLE account ADD COLUMN sessions_since timestamptz;
