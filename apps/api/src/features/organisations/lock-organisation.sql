-- Locks an organisation until the end of the transaction, which serialises all changes of it and of
-- its members. The caller reads its values in a later statement.
SELECT id::text FROM organisation WHERE id = :id::uuid FOR UPDATE
