-- Deletes the event :poiId with its dependent rows, if :accountId is an owner or editor of its
-- organisation, which is not suspended, and the event is a draft or refused, was never published and
-- is from no feed. No row otherwise.
SELECT d.id::text
FROM delete_pois(
  ids => ARRAY(
    SELECT p.id FROM poi p
    JOIN organisation_actor m ON m.organisation_id = p.organisation_id AND m.actor_id = :accountId::text AND m.role IN ('owner', 'editor')
    JOIN organisation o ON o.id = p.organisation_id AND o.status <> 'suspended'
    WHERE p.id = :poiId::uuid AND p.published_at IS NULL AND p.archived_at IS NULL
      AND (p.source IS NULL OR p.source = 'import:' || p.organisation_id::text
        OR starts_with(p.source, 'import:' || p.organisation_id::text || ':'))
      AND NOT EXISTS (SELECT FROM poi_version v WHERE v.poi_id = p.id AND v.status NOT IN ('draft', 'refused'))),
  as_of => :now::timestamptz
) AS d(id)
