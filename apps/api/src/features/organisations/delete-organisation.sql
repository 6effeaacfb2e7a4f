-- Deletes an organisation nobody belongs to any more, with its members, invitations and history.
DELETE FROM organisation WHERE id = :id::uuid RETURNING id::text
