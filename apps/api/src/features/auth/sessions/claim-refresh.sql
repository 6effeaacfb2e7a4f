-- Claims the refresh of one token; no row when another caller claimed it at :staleBefore or later.
INSERT INTO refresh_answer (id, created_at) VALUES (:id, :now::timestamptz)
ON CONFLICT (id) DO UPDATE SET sealed = NULL, created_at = :now::timestamptz WHERE refresh_answer.created_at < :staleBefore::timestamptz
RETURNING id
