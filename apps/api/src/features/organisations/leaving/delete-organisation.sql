-- Deletes an organisation nobody belongs to any more, with its members, invitations and history. Its drafts of campaigns are given up; what was
-- paid and invoiced stays, without it.
WITH given_up AS (
  UPDATE campaign SET deleted_at = :now::timestamptz WHERE organisation_id = :id::uuid AND status = 'draft' AND deleted_at IS NULL
)
DELETE FROM organisation WHERE id = :id::uuid RETURNING id::text
