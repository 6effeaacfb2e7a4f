-- The latest time at which an event was received that is processed by now; null without one.
SELECT max(e.received_at) AS "receivedAt" FROM stripe_event e WHERE e.processed_at IS NOT NULL
