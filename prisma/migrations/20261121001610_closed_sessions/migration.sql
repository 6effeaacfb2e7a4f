-- An access token lives an hour without the session core being asked. Sessions that were closed meanwhile are noted here, so that every process
-- refuses a token that somebody copied before; a note is forgotten once no token of its session can be good any more.
SET lock_timeout = '5s';

CREATE TABLE closed_session (
  handle    text PRIMARY KEY, -- of the session core; it leads to nobody once the session is gone
  closed_at timestamptz NOT NULL
);
CREATE INDEX closed_session_age ON closed_session (closed_at);
