-- Locks every organisation of which :accountId is a member until the end of the transaction.
SELECT o.id::text FROM organisation o
WHERE o.id IN (SELECT m.organisation_id FROM membership m WHERE m.account_id = :accountId::text)
ORDER BY o.id FOR UPDATE
