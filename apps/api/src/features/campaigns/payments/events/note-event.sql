-- Records a received event and returns whether it was processed before. The update changes nothing:
-- it makes RETURNING answer for a known event too.
INSERT INTO stripe_event AS e (id, type, object_id, received_at) VALUES (:id, :type, :objectId, :now::timestamptz)
ON CONFLICT (id) DO UPDATE SET received_at = e.received_at
RETURNING e.processed_at IS NOT NULL AS "isProcessed"
