-- The day and the time of a key that period_start has made; null for null.
CREATE OR REPLACE FUNCTION former_start(starts_at timestamp) RETURNS jsonb
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT CASE WHEN starts_at IS NOT NULL THEN jsonb_build_object(
    'startDate', starts_at::date, 'startTime', nullif(starts_at::time, time '23:59:59.999')
  ) END
$$;
