-- Takes the next number of a kind and a year. The row stays locked until the transaction ends, so
-- that a rollback leaves no gap.
INSERT INTO invoice_counter AS c (kind, year, n) VALUES (:kind, :year::int, 1)
ON CONFLICT (kind, year) DO UPDATE SET n = c.n + 1
RETURNING c.n
