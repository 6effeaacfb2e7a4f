-- Gives :versionId these themes and tags; the first theme is that of its card.
UPDATE poi_version SET themes = :themes::text[], tags = :tags::text[], updated_at = :now::timestamptz
WHERE id = :versionId::uuid
RETURNING id
