-- Locks an organisation until the end of the transaction, which serialises all changes of it and of
-- its members. A later statement reads its values.
SELECT id::text FROM organisation WHERE id = :id::uuid FOR UPDATE
