-- Publication locks an imported event against further imports, unless its own organisation wrote it,
-- from a file (source `import:<id of the organisation>`) or by its external id (`import:<id>:<name>`),
-- or the team follows its source (`followed:…`): there each edited field is kept instead.
UPDATE poi p SET slug_fr = coalesce(p.slug_fr, :slugFr), published_at = coalesce(p.published_at, :now::timestamptz),
  is_import_locked = p.is_import_locked OR (p.source IS NOT NULL AND p.source IS DISTINCT FROM 'import:' || p.organisation_id::text
    AND NOT (p.organisation_id IS NOT NULL AND starts_with(p.source, 'import:' || p.organisation_id::text || ':'))
    AND NOT (p.organisation_id IS NULL AND starts_with(p.source, 'followed:'))),
  region_id = coalesce(
    (SELECT c.region_id FROM region_postal_code c JOIN region_name n ON n.region_id = c.region_id
     WHERE c.postal_code = v.postal_code AND n.search = fold_text(v.locality) ORDER BY n.population DESC, n.region_id LIMIT 1),
    (SELECT r.id FROM region r WHERE r.level = 'CITY' AND ST_DWithin(r.geog, v.geog, 20000, false) ORDER BY r.geog <-> v.geog LIMIT 1),
    p.region_id)
FROM poi_version v WHERE p.id = :poiId::uuid AND v.id = :versionId::uuid RETURNING p.id
