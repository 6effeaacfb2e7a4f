-- What waits for a webhook that was just paused after failures ends: it can be delivered again by
-- hand.
UPDATE webhook_delivery SET status = 'failed' WHERE webhook_id = :webhookId::uuid AND status = 'pending' RETURNING id::text
