-- Changes nothing when the account follows the venue, or has been deleted.
INSERT INTO followed_venue (account_id, slug, name, locality, created_at)
SELECT a.id, :slug::text, :name::text, :locality::text, :now::timestamptz FROM account a WHERE a.id = :accountId::text
ON CONFLICT DO NOTHING
RETURNING slug
