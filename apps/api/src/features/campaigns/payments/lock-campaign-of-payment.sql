-- Locks the campaign of a payment until the end of the transaction: serialises all settlements of
-- its payments.
SELECT c.id::text FROM payment y JOIN campaign c ON c.id = y.campaign_id WHERE y.id = :id::uuid FOR UPDATE OF c
