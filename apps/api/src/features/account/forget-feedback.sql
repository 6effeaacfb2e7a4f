-- Forgets what the address :email wrote, letter by letter but for capitals: an address may hold what a pattern takes for any letter.
DELETE FROM feedback WHERE lower(email) = lower(:email::text)
RETURNING id::text
