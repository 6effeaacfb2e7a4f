-- Cards of the nearest other pois that share a theme with a poi, within :radiusM metres; ties are
-- ordered by id. Takes the nearest of each theme, then the nearest of those; for a poi without
-- theme, the nearest of all.
WITH page AS MATERIALIZED (
  SELECT n.poi_id, min(n.distance) AS distance
  FROM generate_series(0, 18) AS t (theme)
  CROSS JOIN LATERAL nearest_pois(
    theme => t.theme, lon => :lon::float8, lat => :lat::float8, radius_m => :radiusM::float8, wanted_options => 0,
    from_day => :fromDay::date, to_day => :toDay::date, excluded_poi_id => :poiId::uuid, page_size => :pageSize::int, skipped => 0
  ) n
  WHERE CASE t.theme WHEN 0 THEN :themeMask::int = 0 ELSE :themeMask::int & (1 << t.theme) <> 0 END
  GROUP BY n.poi_id ORDER BY distance, n.poi_id LIMIT :pageSize::int
)
SELECT '[' || coalesce(string_agg(card.card, ',' ORDER BY page.distance, page.poi_id), '') || ']' AS packed
FROM page CROSS JOIN LATERAL poi_card_texts(
  card_id => page.poi_id, away => page.distance, from_day => :fromDay::date, to_day => :toDay::date, today => :today::date, as_of => :asOf::timestamptz
) card
