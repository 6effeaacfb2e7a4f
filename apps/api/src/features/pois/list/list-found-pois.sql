-- The pois whose title, place, organiser or town hold the words of :q, nearly right or begun, in every order of list-pois.sql and by 'distance'.
-- Cells bound the walk: :firstCell to :lastCell for the radius, :firstReachCell to :lastReachCell for the extension.
WITH page AS MATERIALIZED (
  SELECT poi_id, distance, rank FROM text_pois(text_query(:q::text), :firstCell::int, :lastCell::int, :sort::text, :theme::int, :lon::float8, :lat::float8, :radiusM::float8,
    :options::int, :fromDay::date, :toDay::date, :group::text, :today::date, :excludePoiId::uuid, :pageSize::int, :offset::int)
    WITH ORDINALITY AS p (poi_id, distance, rank)
), extension AS MATERIALIZED (
  SELECT poi_id, distance, rank FROM text_pois(CASE WHEN :reachM::float8 > :radiusM::float8 THEN text_query(:q::text) END, :firstReachCell::int, :lastReachCell::int, 'distance',
    :theme::int, :lon::float8, :lat::float8, :reachM::float8, :options::int, :fromDay::date, :toDay::date, NULL, :today::date,
    :excludePoiId::uuid, :pageSize::int - (SELECT count(*)::int FROM page), :offset::int + (SELECT count(*)::int FROM page))
    WITH ORDINALITY AS n (poi_id, distance, rank)
), cards AS (
  SELECT poi_id, distance, rank, false AS is_extra FROM page
  UNION ALL
  SELECT poi_id, distance, rank, true FROM extension
)
SELECT '[' || coalesce(string_agg(
  '{"isExtra":' || cards.is_extra || ',"card":' || card.card || '}', ',' ORDER BY cards.is_extra, cards.rank), '') || ']' AS packed
FROM cards CROSS JOIN LATERAL poi_card_texts(cards.poi_id, cards.distance, :fromDay::date, :toDay::date, :today::date, :asOf::timestamptz) card
