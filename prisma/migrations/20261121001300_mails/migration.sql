-- Mails to many wait behind those that somebody waits for; a mail that came too late is not sent; what is done once an hour, a day or a week
-- is remembered by its moment.
SET lock_timeout = '5s';

ALTER TABLE mail_outbox
  ADD COLUMN is_bulk    boolean NOT NULL DEFAULT false,
  ADD COLUMN expires_at timestamptz; -- null: worth sending whenever
DROP INDEX mail_outbox_due;
CREATE INDEX mail_outbox_due ON mail_outbox (is_bulk, next_attempt_at) WHERE status = 'pending';

CREATE TABLE job_run (
  job      text NOT NULL,
  moment   text NOT NULL, -- a day or an ISO week of Europe/Paris
  ended_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (job, moment)
);
