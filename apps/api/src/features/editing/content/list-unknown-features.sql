SELECT (x.rank - 1)::int AS index FROM unnest(:features::text[]) WITH ORDINALITY AS x (id, rank)
WHERE NOT EXISTS (SELECT FROM feature f WHERE f.id = x.id) ORDER BY x.rank
