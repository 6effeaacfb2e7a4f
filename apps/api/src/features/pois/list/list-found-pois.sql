-- The pois whose title, place, organiser, town, tags, features or themes match the words of :q,
-- with typing errors or as prefixes. In every order of list-pois.sql and by 'distance'.
-- Cells bound the scan: :firstCell to :lastCell for the radius, :firstReachCell to :lastReachCell
-- for the extension.
-- :west, :south, :east, :north: the sides of a rectangle that is searched in place of the radius,
-- or null. Unless :isPlaced, cards have no distance.
-- items, extra: as in list-pois.sql. total: of all pages, with :withTotal and a full page around a
-- place, counted among the same matches; else null.
WITH typed AS MATERIALIZED (
  SELECT text_query(typed => :q::text) AS words
), rare AS MATERIALIZED (
  SELECT rare_text_pois(
    wanted_words => typed.words, first_cell => :firstCell::int, last_cell => :lastCell::int,
    lows => :lows::int[], highs => :highs::int[]
  ) AS ids
  FROM typed
), page AS MATERIALIZED (
  SELECT poi_id, distance, rank
  FROM typed, rare, text_pois(
    wanted_words => typed.words, first_cell => :firstCell::int, last_cell => :lastCell::int,
    lows => :lows::int[], highs => :highs::int[],
    sort => :sort::text,
    theme => :theme::int, lon => :lon::float8, lat => :lat::float8, radius_m => :radiusM::float8, wanted_options => :options::int,
    from_day => :fromDay::date, to_day => :toDay::date, wanted_group => :group::text, today => :today::date,
    excluded_poi_id => :excludePoiId::uuid, page_size => :pageSize::int, skipped => :offset::int,
    west => :west::float8, south => :south::float8, east => :east::float8, north => :north::float8,
    matches => rare.ids
  ) WITH ORDINALITY AS p (poi_id, distance, rank)
), extension AS MATERIALIZED (
  SELECT poi_id, distance, rank
  FROM typed, text_pois(
    wanted_words => CASE WHEN :reachM::float8 > :radiusM::float8 THEN typed.words END,
    first_cell => :firstReachCell::int, last_cell => :lastReachCell::int,
    lows => :reachLows::int[], highs => :reachHighs::int[],
    sort => 'distance',
    theme => :theme::int, lon => :lon::float8, lat => :lat::float8, radius_m => :reachM::float8, wanted_options => :options::int,
    from_day => :fromDay::date, to_day => :toDay::date, wanted_group => NULL, today => :today::date,
    excluded_poi_id => :excludePoiId::uuid,
    page_size => :pageSize::int - (SELECT count(*)::int FROM page),
    skipped => :offset::int + (SELECT count(*)::int FROM page)
  ) WITH ORDINALITY AS n (poi_id, distance, rank)
), cards AS (
  SELECT poi_id, distance, rank, false AS is_extra FROM page
  UNION ALL
  SELECT poi_id, distance, rank, true FROM extension
), counted AS MATERIALIZED (
  SELECT CASE WHEN :withTotal::boolean AND :lon::float8 IS NOT NULL AND (SELECT count(*) FROM page) = :pageSize::int
    THEN count_text_pois(
      wanted_words => typed.words, first_cell => :firstCell::int, last_cell => :lastCell::int,
      theme => :theme::int, lon => :lon::float8, lat => :lat::float8, radius_m => :radiusM::float8, wanted_options => :options::int,
      from_day => :fromDay::date, to_day => :toDay::date, wanted_group => :group::text, today => :today::date,
      excluded_poi_id => :excludePoiId::uuid, west => :west::float8, south => :south::float8, east => :east::float8, north => :north::float8,
      lows => :lows::int[], highs => :highs::int[], matches => rare.ids
    )
  END AS total
  FROM typed, rare
)
SELECT coalesce(string_agg(card.card, ',' ORDER BY cards.rank) FILTER (WHERE NOT cards.is_extra), '') AS items,
  coalesce(string_agg(card.card, ',' ORDER BY cards.rank) FILTER (WHERE cards.is_extra), '') AS extra,
  count(*) FILTER (WHERE NOT cards.is_extra)::int AS "itemCount",
  (SELECT counted.total FROM counted) AS total
FROM cards CROSS JOIN LATERAL poi_card_texts(
  card_id => cards.poi_id, away => CASE WHEN :isPlaced::boolean THEN cards.distance END, from_day => :fromDay::date, to_day => :toDay::date, today => :today::date, as_of => :asOf::timestamptz,
  wanted_options => :options::int
) card
