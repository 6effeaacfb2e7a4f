-- The option `free` belongs to the prices tab, so its value is kept.
WITH deleted AS (
  DELETE FROM poi_feature WHERE version_id = :versionId::uuid AND feature_id <> ALL (:features::text[])
), inserted AS (
  INSERT INTO poi_feature (version_id, feature_id)
  SELECT :versionId::uuid, f.id FROM feature f WHERE f.id = ANY (:features::text[])
  ON CONFLICT DO NOTHING
)
UPDATE poi_version SET themes = :themes::text[], tags = :tags::text[], updated_at = :now::timestamptz,
  options = :options::text[] || CASE WHEN 'free' = ANY (options) THEN ARRAY['free'] ELSE '{}' END,
  known_options = :knownOptions::text[] || CASE WHEN 'free' = ANY (known_options) THEN ARRAY['free'] ELSE '{}' END
WHERE id = :versionId::uuid RETURNING id
