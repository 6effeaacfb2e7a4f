-- Saves the deletion link of an account, replacing the previous one. No row when the previous one
-- was made after :lastBefore or the account no longer exists.
INSERT INTO account_deletion_link AS l (account_id, token_hash, created_at, expires_at)
SELECT a.id, :tokenHash::text, :now::timestamptz, :expiresAt::timestamptz FROM account a WHERE a.id = :accountId::text
ON CONFLICT (account_id) DO UPDATE SET token_hash = excluded.token_hash, created_at = excluded.created_at, expires_at = excluded.expires_at
WHERE l.created_at <= :lastBefore::timestamptz
RETURNING account_id AS "accountId"
