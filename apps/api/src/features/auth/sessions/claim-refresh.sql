-- Claims the refresh of one token for the first caller; no row when another caller claimed it after
-- :staleBefore.
INSERT INTO refresh_answer (id, created_at) VALUES (:id, :now::timestamptz)
ON CONFLICT (id) DO UPDATE SET sealed = NULL, created_at = :now::timestamptz WHERE refresh_answer.created_at < :staleBefore::timestamptz
RETURNING id
