-- Latest time at which a processed event was received; null when no event is processed.
SELECT max(e.received_at) AS "receivedAt" FROM stripe_event e WHERE e.processed_at IS NOT NULL
