INSERT INTO feedback (id, message, email, page, locale, network, created_at, poi_id, report_kind)
SELECT :id::uuid, :message, :email, :page, :locale, :network, :now::timestamptz,
  coalesce((SELECT p.id FROM poi p WHERE p.id = :poiId::uuid),
    (SELECT s.id FROM poi s WHERE s.slug_fr = :slugFr::text),
    (SELECT h.poi_id FROM poi_slug_history h WHERE h.slug_fr = :slugFr::text)),
  :reportKind::text
WHERE (SELECT count(*) FROM feedback f WHERE f.network = :network AND f.created_at > :since::timestamptz) < :most::int
RETURNING id::text
