-- Saves a search. No row when the account no longer exists.
INSERT INTO saved_search (id, account_id, name, place, filters, news_until, created_at)
SELECT :id::uuid, a.id, :name::text, :place::text, :filters::jsonb, :now::timestamptz, :now::timestamptz
FROM account a WHERE a.id = :accountId::text
RETURNING id::text
