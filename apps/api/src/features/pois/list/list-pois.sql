-- Cards of the pois within :radiusM metres of a place. A null :group is every group.
-- :sort 'date': next day, one-off before ongoing, permanent last. :sort 'newest': the last
-- published first. A rectangle also takes 'distance'. Then by distance, then by id, so that pages
-- never overlap.
-- items, extra: JSON of cards, separated by commas. A page that is not full has in `extra` the
-- nearest pois beyond the radius, up to :reachM. nearest_pois returns those within the radius first, so its offset skips all pois
-- that this page and the previous ones hold.
-- :west, :south, :east, :north: the sides of a rectangle that is searched in place of the radius,
-- or null. Unless :isPlaced, distances are from its centre: they order the list, and cards have
-- none.
-- :lows, :highs: the ranges of grid cells that the radius touches.
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
SELECT coalesce(string_agg(card.card, ',' ORDER BY cards.rank) FILTER (WHERE NOT cards.is_extra), '') AS items,
  coalesce(string_agg(card.card, ',' ORDER BY cards.rank) FILTER (WHERE cards.is_extra), '') AS extra,
  count(*) FILTER (WHERE NOT cards.is_extra)::int AS "itemCount"
FROM cards CROSS JOIN LATERAL poi_card_texts(
  card_id => cards.poi_id, away => CASE WHEN :isPlaced::boolean THEN cards.distance END, from_day => :fromDay::date, to_day => :toDay::date, today => :today::date, as_of => :asOf::timestamptz,
  wanted_options => :options::int
) card
