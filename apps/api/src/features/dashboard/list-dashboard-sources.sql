-- Classes of the feeds with events that are not over, those with the most events first, ties by
-- source, then class; `class` is empty for events of which the feed names none. Events are counted
-- up to :most, newest first: the oldest ones are mostly over.
SELECT f.source, f.source_class AS class, c.*
FROM feed_class f
CROSS JOIN LATERAL (
  SELECT count(*)::int AS total, count(*) FILTER (WHERE NOT e.is_enabled)::int AS hidden,
    count(*) FILTER (WHERE cardinality(e.themes) = 0)::int AS "noTheme", count(*) FILTER (WHERE e.main_media_id IS NULL)::int AS "noImage"
  FROM (SELECT x.is_enabled, x.themes, x.main_media_id FROM dashboard_poi x
    WHERE x.source = f.source AND x.source_class = f.source_class AND x.ends_at > :now::timestamptz
    ORDER BY x.id DESC LIMIT :most::int) e
) c
WHERE c.total > 0
ORDER BY c.total DESC, f.source, f.source_class
LIMIT :count::int
