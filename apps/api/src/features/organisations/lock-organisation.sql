-- Locks an organisation until the end of the transaction. Changes of the organisation and of its
-- members take this lock. The caller reads its values in a later statement.
SELECT id::text FROM organisation WHERE id = :id::uuid FOR UPDATE
