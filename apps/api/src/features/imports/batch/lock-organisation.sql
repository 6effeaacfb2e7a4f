-- Locks the status of an organisation until the transaction ends.
SELECT id, status FROM organisation WHERE id = :organisationId::uuid FOR SHARE
