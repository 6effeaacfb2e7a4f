-- The cards of the rails "tonight" and "weekend", at most :pageSize of each, within :radiusM metres
-- and in the order of home_rails. A null :tonightDay leaves "tonight" out, a null :weekendFrom
-- "weekend". :lows and :highs are the grid cells that the radius touches.
SELECT '[' || coalesce(string_agg('{"rail":"' || page.rail || '","card":' || card.card || '}', ',' ORDER BY page.rank), '') || ']' AS packed
FROM home_rails(
  lows => :lows::int[], highs => :highs::int[],
  lon => :lon::float8, lat => :lat::float8, radius_m => :radiusM::float8, wanted_options => :options::int,
  tonight_day => :tonightDay::date, tonight_until => :tonightUntil::timestamptz,
  weekend_from => :weekendFrom::date, weekend_to => :weekendTo::date,
  as_of => :asOf::timestamptz, page_size => :pageSize::int
) WITH ORDINALITY AS page (rail, poi_id, distance, rank)
CROSS JOIN LATERAL poi_card_texts(
  card_id => page.poi_id, away => page.distance,
  -- what starts after midnight has the date of the next day
  from_day => CASE page.rail WHEN 'tonight' THEN :tonightDay::date ELSE :weekendFrom::date END,
  to_day => CASE page.rail WHEN 'tonight' THEN :tonightDay::date + 1 ELSE :weekendTo::date END,
  today => :today::date, as_of => :asOf::timestamptz,
  wanted_options => :options::int
) card
