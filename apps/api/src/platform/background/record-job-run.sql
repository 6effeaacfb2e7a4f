-- Records that a job has run for a moment, and deletes its runs that ended before :before.
WITH deleted AS (
  DELETE FROM job_run WHERE job = :job AND ended_at < :before::timestamptz
)
INSERT INTO job_run (job, moment, ended_at) VALUES (:job, :moment, :now::timestamptz)
ON CONFLICT (job, moment) DO UPDATE SET ended_at = excluded.ended_at
RETURNING job
