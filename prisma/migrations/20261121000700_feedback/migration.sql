-- What visitors write to us. The network it came from (never the whole address) only serves to stop floods, and is forgotten after a day.
SET lock_timeout = '5s';

CREATE TABLE feedback (
  id         uuid PRIMARY KEY,
  message    text NOT NULL CHECK (message <> ''),
  email      text,
  -- Path of the page it is about.
  page       text CHECK (page LIKE '/%'),
  locale     text NOT NULL,
  network    text,
  created_at timestamptz NOT NULL
);
CREATE INDEX feedback_network ON feedback (network, created_at) WHERE network IS NOT NULL;
