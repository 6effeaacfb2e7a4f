-- Accounts whose name contains :q or whose address begins with it, with or without accents and
-- capitals, the newest first, ties by id.
SELECT a.id, a.email, a.first_name AS "firstName", a.last_name AS "lastName", a.email_verified_at IS NOT NULL AS "isVerified"
FROM account a
WHERE a.email LIKE :prefix OR fold_text(a.first_name || ' ' || a.last_name) LIKE :words
ORDER BY a.created_at DESC, a.id
LIMIT :most::int
