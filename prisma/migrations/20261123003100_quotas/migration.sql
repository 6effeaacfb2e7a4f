-- What accounts do, counted by day in Paris, for quotas.
SET lock_timeout = '5s';

CREATE TABLE account_daily_use (
  account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  quota      text NOT NULL,
  day        date NOT NULL,
  used       integer NOT NULL,
  PRIMARY KEY (account_id, quota, day)
);
CREATE INDEX account_daily_use_age ON account_daily_use (day);
