-- An approved organisation by its slug.
SELECT id::text, slug, name, locality, website, description FROM organisation WHERE slug = :slug::text AND status = 'approved'
