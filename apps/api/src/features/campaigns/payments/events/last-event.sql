-- Time at which the latest of the processed events of the provider was received; null without one.
SELECT max(e.received_at) AS "receivedAt" FROM stripe_event e WHERE e.processed_at IS NOT NULL
