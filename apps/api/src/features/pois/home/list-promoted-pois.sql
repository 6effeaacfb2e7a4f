-- Cards of the pois with a sponsored run on :runDay, within :radiusM metres and matching the
-- filters; without a place (:lon null), those of the whole country, without a distance. :hour seeds
-- a random order, so that pages requested within the same hour do not overlap.
WITH page AS MATERIALIZED (
  SELECT s.poi_id, s.distance, row_number() OVER (ORDER BY md5(:hour::text || s.poi_id::text), s.poi_id) AS rank
  FROM promotion r CROSS JOIN LATERAL (
    SELECT s.poi_id, haversine_metres(haversine(:lon::float8, :lat::float8, s.lon, s.lat)) AS distance FROM poi_search s
    WHERE s.poi_id = r.poi_id AND (:theme::int = 0 OR s.theme_mask & (1 << :theme::int) <> 0) AND s.options & :options::int = :options::int
      AND s.dates && daterange(:fromDay::date, :toDay::date, '[]')
      AND (:lon::float8 IS NULL OR haversine(:lon::float8, :lat::float8, s.lon, s.lat) <= metres_haversine(:radiusM::float8))
      AND suits_part(poi_id => s.poi_id, options => s.options, wanted_options => :options::int, from_day => :fromDay::date, to_day => :toDay::date)
    OFFSET 0
  ) s
  WHERE r.run @> :runDay::date
  ORDER BY rank LIMIT :pageSize::int OFFSET :offset::int
)
SELECT '[' || coalesce(string_agg(card.card, ',' ORDER BY page.rank), '') || ']' AS packed
FROM page CROSS JOIN LATERAL poi_card_texts(
  card_id => page.poi_id, away => page.distance, from_day => :fromDay::date, to_day => :toDay::date, today => :today::date, as_of => :asOf::timestamptz,
  wanted_options => :options::int
) card
