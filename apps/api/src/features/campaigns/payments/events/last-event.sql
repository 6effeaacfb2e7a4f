-- Time of the last processed event of the provider.
SELECT max(e.received_at) AS "receivedAt" FROM stripe_event e WHERE e.processed_at IS NOT NULL
