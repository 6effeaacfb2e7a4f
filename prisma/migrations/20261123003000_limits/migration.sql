-- Requests that several processes count together. Losing it in a crash costs one window of a minute: UNLOGGED spares the write-ahead log.
SET lock_timeout = '5s';

CREATE UNLOGGED TABLE request_count (
  id             text PRIMARY KEY, -- keyed hash of the class of route and of the address or account
  used           integer NOT NULL,
  window_ends_at timestamptz NOT NULL
);
CREATE INDEX request_count_age ON request_count (window_ends_at);
