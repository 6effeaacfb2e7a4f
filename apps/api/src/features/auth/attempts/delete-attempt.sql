-- Takes back the attempt of :keys that was noted at :at in :places. (Rows are never updated: they stay where they were written.)
DELETE FROM attempt
WHERE scope = :scope AND key = ANY (:keys::text[]) AND attempted_at = :at::timestamptz AND ctid = ANY (:places::text[]::tid[])
RETURNING key
