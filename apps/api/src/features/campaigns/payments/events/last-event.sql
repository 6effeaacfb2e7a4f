-- Latest time at which an event of the provider was received that is processed; null without one.
SELECT max(e.received_at) AS "receivedAt" FROM stripe_event e WHERE e.processed_at IS NOT NULL
