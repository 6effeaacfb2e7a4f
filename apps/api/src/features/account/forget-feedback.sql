-- Deletes the feedback sent from :email. Compares with `=`, not LIKE: an address may contain the
-- wildcard `_`. Ignores case.
DELETE FROM feedback WHERE lower(email) = lower(:email::text)
RETURNING id::text
