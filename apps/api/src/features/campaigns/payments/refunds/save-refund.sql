-- Upserts a refund with the provider's status.
INSERT INTO refund AS r (id, payment_id, amount_cents, status, created_at, updated_at)
VALUES (:id, :paymentId::uuid, :amountCents::int, :status, :now::timestamptz, :now::timestamptz)
ON CONFLICT (id) DO UPDATE SET status = excluded.status, updated_at = excluded.updated_at
RETURNING r.id
