-- The run of a job for a moment; no row when it has not run.
SELECT r.job FROM job_run r WHERE r.job = :job AND r.moment = :moment
