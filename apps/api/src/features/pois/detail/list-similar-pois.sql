-- Cards of the nearest pois that share a theme with a poi, within :radiusM metres; ties fall back on the id. Itself is left out. The nearest of
-- each of its themes, then the nearest of those; a poi without theme has the nearest of all.
WITH page AS MATERIALIZED (
  SELECT n.poi_id, min(n.distance) AS distance
  FROM generate_series(0, 18) AS t (theme)
  CROSS JOIN LATERAL nearest_pois(t.theme, :lon::float8, :lat::float8, :radiusM::float8, 0, :fromDay::date, :toDay::date, :poiId::uuid,
    :pageSize::int, 0) n
  WHERE CASE t.theme WHEN 0 THEN :themeMask::int = 0 ELSE :themeMask::int & (1 << t.theme) <> 0 END
  GROUP BY n.poi_id ORDER BY distance, n.poi_id LIMIT :pageSize::int
)
SELECT '[' || coalesce(string_agg(card.card, ',' ORDER BY page.distance, page.poi_id), '') || ']' AS packed
FROM page CROSS JOIN LATERAL poi_card_texts(page.poi_id, page.distance, :fromDay::date, :toDay::date, :today::date, :asOf::timestamptz) card
