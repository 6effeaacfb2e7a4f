-- The state of a campaign on the day `today`. A stopped campaign is `stopped` before, during and
-- after its days.
CREATE OR REPLACE FUNCTION campaign_state(status text, stopped_at timestamptz, start_date date, end_date date, today date) RETURNS text
LANGUAGE sql IMMUTABLE
AS $$
  SELECT CASE
    WHEN status = 'draft' THEN 'draft'
    WHEN stopped_at IS NOT NULL THEN 'stopped'
    WHEN today < start_date THEN 'scheduled'
    WHEN today <= end_date THEN 'running'
    ELSE 'ended'
  END
$$;
