-- Replaces the slugs that are about to change by the ids of their places, because the later update
-- checks the unique index row by row.
WITH freed AS (
  UPDATE region r SET slug = r.id::text
  FROM unnest(:ids::uuid[], :slugs::text[]) AS n (id, slug)
  WHERE r.id = n.id AND r.slug <> n.slug
  RETURNING r.id
)
SELECT count(*)::int AS count FROM freed
