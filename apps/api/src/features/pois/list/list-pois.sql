-- Cards of the pois within :radiusM metres of a place. :sort is 'date' (next day, one-off before
-- ongoing, permanent last), 'newest' or, in a rectangle, 'distance'; then distance, then id, so that pages never overlap. A null
-- :group is every group. A page that is not full is completed with the nearest pois beyond the
-- radius, up to :reachM, marked extra. :west to :north: a rectangle in place of the radius, or null;
-- unless :isPlaced, distances are those from its centre, which order the list, but not on the cards. nearest_pois returns those within the radius first, so its
-- offset skips all pois that this page and the previous ones hold. :lows and :highs are the grid
-- cells that the radius touches.
WITH page AS MATERIALIZED (
  SELECT poi_id, distance, rank
  FROM grid_pois(
    lows => :lows::int[], highs => :highs::int[],
    sort => :sort::text,
    theme => :theme::int, lon => :lon::float8, lat => :lat::float8, radius_m => :radiusM::float8, wanted_options => :options::int,
    from_day => :fromDay::date, to_day => :toDay::date, wanted_group => :group::text, today => :today::date,
    excluded_poi_id => :excludePoiId::uuid, page_size => :pageSize::int, skipped => :offset::int,
    west => :west::float8, south => :south::float8, east => :east::float8, north => :north::float8
  ) WITH ORDINALITY AS p (poi_id, distance, rank)
), extension AS MATERIALIZED (
  SELECT poi_id, distance, rank
  FROM nearest_pois(
    theme => :theme::int, lon => :lon::float8, lat => :lat::float8, radius_m => :reachM::float8, wanted_options => :options::int,
    from_day => :fromDay::date, to_day => :toDay::date, excluded_poi_id => :excludePoiId::uuid,
    page_size => CASE WHEN :reachM::float8 > :radiusM::float8 THEN :pageSize::int - (SELECT count(*)::int FROM page) ELSE 0 END,
    skipped => :offset::int + (SELECT count(*)::int FROM page)
  ) WITH ORDINALITY AS n (poi_id, distance, rank)
), cards AS (
  SELECT poi_id, distance, rank, false AS is_extra FROM page
  UNION ALL
  SELECT poi_id, distance, rank, true FROM extension
)
SELECT '[' || coalesce(string_agg(
  '{"isExtra":' || cards.is_extra || ',"card":' || card.card || '}', ',' ORDER BY cards.is_extra, cards.rank), '') || ']' AS packed
FROM cards CROSS JOIN LATERAL poi_card_texts(
  card_id => cards.poi_id, away => CASE WHEN :isPlaced::boolean THEN cards.distance END, from_day => :fromDay::date, to_day => :toDay::date, today => :today::date, as_of => :asOf::timestamptz
) card
