-- Cards of the pois with a sponsored run on :runDay, within :radiusM metres and matching the
-- filters; without a place (:lon null), those of the whole country, without a distance. :hour seeds
-- a random order, so that pages requested within the same hour do not overlap.
-- :lows, :highs: the ranges of grid cells that the radius touches.
WITH page AS MATERIALIZED (
  SELECT poi_id, distance, rank
  FROM promoted_pois(
    lows => :lows::int[], highs => :highs::int[],
    theme => :theme::int, lon => :lon::float8, lat => :lat::float8, radius_m => :radiusM::float8, wanted_options => :options::int,
    from_day => :fromDay::date, to_day => :toDay::date, run_day => :runDay::date, turn => :hour::text,
    page_size => :pageSize::int, skipped => :offset::int
  ) WITH ORDINALITY AS p (poi_id, distance, rank)
)
SELECT '[' || coalesce(string_agg(card.card, ',' ORDER BY page.rank), '') || ']' AS packed
FROM page CROSS JOIN LATERAL poi_card_texts(
  card_id => page.poi_id, away => page.distance, from_day => :fromDay::date, to_day => :toDay::date, today => :today::date, as_of => :asOf::timestamptz,
  wanted_options => :options::int
) card
