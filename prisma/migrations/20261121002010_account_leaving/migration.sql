-- Whoever deletes his account is nobody from then on, and what is kept of him goes: at once, or by a job when the session core or a table
-- refuses for now. The intention is told first, on the row that goes last.
SET lock_timeout = '5s';

ALTER TABLE account ADD COLUMN leaving_at timestamptz;
CREATE INDEX account_leaving ON account (leaving_at) WHERE leaving_at IS NOT NULL;
