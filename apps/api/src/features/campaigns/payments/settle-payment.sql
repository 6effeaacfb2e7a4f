-- An attempt to pay is over. What was asked of the provider is forgotten: nobody asks any more, and it names whoever paid.
UPDATE payment SET status = :status, note = :note, settled_at = :now::timestamptz, request = NULL,
  session_id = coalesce(:sessionId::text, session_id), payment_intent_id = coalesce(:paymentIntentId::text, payment_intent_id)
WHERE id = :id::uuid
RETURNING id::text
