-- The next number of a series; the row is held until the transaction ends, so that a number that is given up is given again: no gap.
INSERT INTO invoice_counter AS c (kind, year, n) VALUES (:kind, :year::int, 1)
ON CONFLICT (kind, year) DO UPDATE SET n = c.n + 1
RETURNING c.n
