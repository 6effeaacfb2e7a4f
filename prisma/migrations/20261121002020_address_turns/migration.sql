-- The session core keeps an address once for each way of signing in; the product wants it once in all. Whoever signs up, in whatever way, takes
-- his turn here first: of two at once with one address, the second looks after the first has been seen. Not under a lock of the database: the
-- core may share its only connection, and would wait for us.
SET lock_timeout = '5s';

CREATE TABLE address_turn (
  id       text PRIMARY KEY, -- keyed hash of the address
  holder   uuid NOT NULL,
  taken_at timestamptz NOT NULL
);
CREATE INDEX address_turn_age ON address_turn (taken_at);
