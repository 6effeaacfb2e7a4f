-- Deletes an organisation without members, with its invitations and history. Cancels its draft
-- campaigns; paid and invoiced campaigns stay, without their organisation.
WITH given_up AS (
  UPDATE campaign SET deleted_at = :now::timestamptz WHERE organisation_id = :id::uuid AND status = 'draft' AND deleted_at IS NULL
)
DELETE FROM organisation WHERE id = :id::uuid RETURNING id::text
