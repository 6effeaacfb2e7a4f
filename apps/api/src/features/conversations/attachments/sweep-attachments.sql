-- Deletes the files without a message that were uploaded before :unsentBefore, and the bytes of sent
-- ones that were uploaded before :sentBefore. Returns the numbers of both.
WITH unsent AS (
  DELETE FROM conversation_attachment WHERE message_id IS NULL AND created_at < :unsentBefore::timestamptz RETURNING 1
), expired AS (
  DELETE FROM conversation_file f USING conversation_attachment a
  WHERE a.id = f.attachment_id AND a.message_id IS NOT NULL AND a.created_at < :sentBefore::timestamptz
  RETURNING 1
)
SELECT (SELECT count(*)::int FROM unsent) AS unsent, (SELECT count(*)::int FROM expired) AS expired
