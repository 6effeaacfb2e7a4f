-- Locks an organisation until the transaction ends, so that its status cannot change.
SELECT id, status FROM organisation WHERE id = :organisationId::uuid FOR SHARE
