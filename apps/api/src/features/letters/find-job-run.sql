-- The run of a job for a moment, if it was done.
SELECT r.job FROM job_run r WHERE r.job = :job AND r.moment = :moment
