-- Holds the campaign of a payment until the end of the transaction: whatever becomes of its payments is decided by one at a time.
SELECT c.id::text FROM payment y JOIN campaign c ON c.id = y.campaign_id WHERE y.id = :id::uuid FOR UPDATE OF c
