-- Counts one request of :id in its window, which lasts :windowMs from its first request. Returns
-- the count including this request and the remaining time of the window. The row lock of the upsert
-- serialises parallel requests: each gets another number.
INSERT INTO request_count AS c (id, used, window_ends_at)
VALUES (:id, 1, :now::timestamptz + make_interval(secs => :windowMs::int / 1000.0))
ON CONFLICT (id) DO UPDATE SET
  used = CASE WHEN c.window_ends_at <= :now::timestamptz THEN 1 ELSE c.used + 1 END,
  window_ends_at = CASE WHEN c.window_ends_at <= :now::timestamptz THEN excluded.window_ends_at ELSE c.window_ends_at END
RETURNING c.used, greatest(0, ceil(extract(epoch FROM c.window_ends_at - :now::timestamptz) * 1000))::int AS "remainingMs"
