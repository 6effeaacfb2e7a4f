INSERT INTO feedback (id, message, email, page, locale, network, created_at)
SELECT :id::uuid, :message, :email, :page, :locale, :network, :now::timestamptz
WHERE (SELECT count(*) FROM feedback f WHERE f.network = :network AND f.created_at > :since::timestamptz) < :most::int
RETURNING id::text
