-- Deletes the attempt of :keys recorded at :at, in the rows with the ctids :places. (A ctid stays
-- valid because rows are never updated.)
DELETE FROM attempt
WHERE scope = :scope AND key = ANY (:keys::text[]) AND attempted_at = :at::timestamptz AND ctid = ANY (:places::text[]::tid[])
RETURNING key
