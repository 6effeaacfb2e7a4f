-- How much of a payment was given back, and whether any of it is under way.
SELECT coalesce(sum(r.amount_cents) FILTER (WHERE r.status = 'succeeded'), 0)::int AS "refundedCents",
  coalesce(bool_or(r.status IN ('pending', 'requires_action')), false) AS "isUnderWay"
FROM refund r WHERE r.payment_id = :paymentId::uuid
