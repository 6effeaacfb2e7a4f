-- Refunded cents of a payment, and whether a refund is pending or requires an action.
SELECT coalesce(sum(r.amount_cents) FILTER (WHERE r.status = 'succeeded'), 0)::int AS "refundedCents",
  coalesce(bool_or(r.status IN ('pending', 'requires_action')), false) AS "isPending"
FROM refund r WHERE r.payment_id = :paymentId::uuid
