-- The caller has already moved the published version back to review. Publishes the version again
-- that it had replaced; without such a version, the event goes offline and loses its slug.
WITH restored AS (UPDATE poi_version SET status = 'published' WHERE poi_id = :poiId::uuid AND status = 'archived' RETURNING id)
UPDATE poi SET published_at = CASE WHEN EXISTS (SELECT FROM restored) THEN published_at END,
  slug_fr = CASE WHEN EXISTS (SELECT FROM restored) THEN slug_fr END
WHERE id = :poiId::uuid RETURNING id
