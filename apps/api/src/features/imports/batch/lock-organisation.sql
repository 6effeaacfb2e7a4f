-- FOR SHARE keeps the status from changing until the transaction ends.
SELECT id, status FROM organisation WHERE id = :organisationId::uuid FOR SHARE
