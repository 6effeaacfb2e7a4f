-- Records that the mails have covered these searches until :until.
UPDATE saved_search SET news_until = :until::timestamptz
WHERE id = ANY (:ids::uuid[]) AND news_until < :until::timestamptz
RETURNING id::text
