-- Records that the mails have covered these searches until :until, except those that a run has
-- covered since :due.
UPDATE saved_search SET news_until = :until::timestamptz
WHERE id = ANY (:ids::uuid[]) AND news_until < :due::timestamptz
RETURNING id::text
