-- The organisations with events in review, most events first, ties by name, then id; at most :most.
SELECT o.id, o.name, count(*)::int AS events
FROM poi_version v
JOIN poi p ON p.id = v.poi_id AND p.archived_at IS NULL
JOIN organisation o ON o.id = p.organisation_id
WHERE v.status = 'in-review'
GROUP BY o.id, o.name
ORDER BY events DESC, fold_text(o.name), o.id
LIMIT :most::int
