-- Holds an organisation until the end of the transaction: whatever concerns it or its members is done by one at a time. What it says is read
-- afterwards, by a statement of its own.
SELECT id::text FROM organisation WHERE id = :id::uuid FOR UPDATE
