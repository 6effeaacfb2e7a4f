-- Claims the renewal of one refresh token for whoever asks first; answers no row when somebody claimed it after :staleBefore.
INSERT INTO refresh_answer (id, created_at) VALUES (:id, :now::timestamptz)
ON CONFLICT (id) DO UPDATE SET sealed = NULL, created_at = :now::timestamptz WHERE refresh_answer.created_at < :staleBefore::timestamptz
RETURNING id
