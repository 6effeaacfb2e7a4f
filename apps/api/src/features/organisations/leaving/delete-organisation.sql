-- Deletes an organisation whose last member leaves, with its dependent rows. Marks its draft
-- campaigns as deleted; the rows of campaigns and invoices stay, without their organisation.
WITH given_up AS (
  UPDATE campaign SET deleted_at = :now::timestamptz WHERE organisation_id = :id::uuid AND status = 'draft' AND deleted_at IS NULL
)
DELETE FROM organisation WHERE id = :id::uuid RETURNING id::text
