-- An organisation that somebody imports for who does not belong to it: its state stays until the transaction ends.
SELECT id, status FROM organisation WHERE id = :organisationId::uuid FOR SHARE
