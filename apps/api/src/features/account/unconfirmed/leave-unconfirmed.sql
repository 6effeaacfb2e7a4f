-- Begins the deletion of at most :most accounts whose address has been unconfirmed since before :before, and which nothing else uses: a
-- provider may change an address that was confirmed. Skips accounts that another statement changes, so that one that is being confirmed
-- stays, and two servers begin no deletion twice. Returns the id of each, in no order.
UPDATE account a SET leaving_at = :now::timestamptz
WHERE a.id IN (
  SELECT c.id FROM account c
  WHERE c.email_verified_at IS NULL AND c.leaving_at IS NULL AND c.rights_changed_at IS NULL
    AND c.created_at < :before::timestamptz AND c.updated_at < :before::timestamptz
    AND NOT EXISTS (SELECT FROM membership m WHERE m.account_id = c.id)
    AND NOT EXISTS (SELECT FROM favorite f WHERE f.account_id = c.id)
    AND NOT EXISTS (SELECT FROM saved_search s WHERE s.account_id = c.id)
    AND NOT EXISTS (SELECT FROM conversation_message x WHERE x.author_id = c.id)
  ORDER BY c.created_at LIMIT :most::int FOR UPDATE OF c SKIP LOCKED
)
RETURNING a.id
