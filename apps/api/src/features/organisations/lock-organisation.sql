-- Locks an organisation until the end of the transaction. The caller reads its values in a later
-- statement.
SELECT id::text FROM organisation WHERE id = :id::uuid FOR UPDATE
