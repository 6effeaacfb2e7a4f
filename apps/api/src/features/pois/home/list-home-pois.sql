-- For each of the first :carousels themes with a matching poi within :radiusM metres, the cards of
-- its :pageSize soonest ones. Themes in the order of their numbers; then next day, one-off before
-- ongoing, distance, id; permanent pois last. :lows and :highs are the grid cells that the radius
-- touches.
SELECT '[' || coalesce(string_agg('{"carousel":' || page.theme || ',"card":' || card.card || '}', ',' ORDER BY page.rank), '') || ']' AS packed
FROM home_rows(
  lows => :lows::int[], highs => :highs::int[],
  lon => :lon::float8, lat => :lat::float8, radius_m => :radiusM::float8, wanted_options => :options::int,
  from_day => :fromDay::date, to_day => :toDay::date, page_size => :pageSize::int, carousels => :carousels::int
) WITH ORDINALITY AS page (theme, poi_id, distance, rank)
CROSS JOIN LATERAL poi_card_texts(
  card_id => page.poi_id, away => page.distance, from_day => :fromDay::date, to_day => :toDay::date, today => :today::date, as_of => :asOf::timestamptz,
  wanted_options => :options::int
) card
