-- Accounts whose folded name, with a space before it, matches the pattern :words (null matches none)
-- or whose address matches :prefix, the newest first, ties by id. Both read the index account_search.
SELECT a.id, a.email, a.first_name AS "firstName", a.last_name AS "lastName", a.email_verified_at IS NOT NULL AS "isVerified"
FROM account a
WHERE a.email LIKE :prefix::text OR ' ' || fold_text(a.first_name || ' ' || a.last_name) LIKE :words::text
ORDER BY a.created_at DESC, a.id
LIMIT :most::int
