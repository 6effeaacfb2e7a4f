-- The :names that are not among the finished migrations of the database.
SELECT wanted.name
FROM unnest(:names::text[]) AS wanted (name)
WHERE NOT EXISTS (
  SELECT FROM _prisma_migrations m
  WHERE m.migration_name = wanted.name AND m.finished_at IS NOT NULL AND m.rolled_back_at IS NULL
)
