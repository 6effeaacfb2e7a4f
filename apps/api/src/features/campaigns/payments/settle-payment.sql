-- Settles a payment attempt. Clears the request to the provider, which is no longer needed and
-- names the payer.
UPDATE payment SET status = :status, note = :note, settled_at = :now::timestamptz, request = NULL,
  session_id = coalesce(:sessionId::text, session_id), payment_intent_id = coalesce(:paymentIntentId::text, payment_intent_id)
WHERE id = :id::uuid
RETURNING id::text
