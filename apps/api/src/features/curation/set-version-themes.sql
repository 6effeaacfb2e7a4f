-- Sets the themes and tags of :versionId; the card shows the first theme.
UPDATE poi_version SET themes = :themes::text[], tags = :tags::text[], updated_at = :now::timestamptz
WHERE id = :versionId::uuid
RETURNING id
