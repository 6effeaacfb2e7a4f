INSERT INTO favorite_link (account_id, kind, token, created_at)
SELECT a.id, :kind::text, :token::text, :now::timestamptz FROM account a WHERE a.id = :accountId::text
ON CONFLICT (account_id, kind) DO UPDATE SET
  token = CASE WHEN :isRenewed::bool THEN excluded.token ELSE favorite_link.token END,
  created_at = CASE WHEN :isRenewed::bool THEN excluded.created_at ELSE favorite_link.created_at END
RETURNING kind, token, created_at AS "createdAt"
