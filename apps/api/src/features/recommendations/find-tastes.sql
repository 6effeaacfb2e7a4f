-- The tastes of an account: its interests, the answers of its profile, the themes it follows, and
-- its favourites. The weight of a favourite halves every :halfLifeDays and is divided among the
-- themes of its published version, or of its last archived one. One row; none when the account does
-- not exist.
SELECT a.wants_recommendations AS "wantsRecommendations", a.interests, a.age_category AS "ageCategory", a.job_category AS "jobCategory",
  a.children_category AS "childrenCategory", a.outgoing_categories AS "outgoingCategories",
  coalesce((SELECT array_agg(t.theme ORDER BY t.theme) FROM followed_theme t WHERE t.account_id = a.id), '{}') AS followed,
  coalesce((SELECT array_agg(f.poi_id::text) FROM favorite f WHERE f.account_id = a.id), '{}') AS "favoriteIds",
  coalesce((
    SELECT jsonb_object_agg(w.theme, w.weight) FROM (
      SELECT t.theme, sum(power(0.5, extract(epoch FROM :asOf::timestamptz - f.created_at) / 86400 / :halfLifeDays::float8) / cardinality(v.themes)) AS weight
      FROM favorite f
      CROSS JOIN LATERAL (
        SELECT x.themes FROM poi_version x WHERE x.poi_id = f.poi_id AND x.status IN ('published', 'archived')
        ORDER BY x.status = 'published' DESC, x.number DESC LIMIT 1
      ) v
      CROSS JOIN LATERAL unnest(v.themes) AS t (theme)
      WHERE f.account_id = a.id GROUP BY t.theme) w
  ), '{}') AS "favoriteThemes"
FROM account a WHERE a.id = :accountId::text
