INSERT INTO followed_theme (account_id, theme, created_at)
SELECT a.id, :theme::text, :now::timestamptz FROM account a WHERE a.id = :accountId::text
ON CONFLICT DO NOTHING
RETURNING theme
