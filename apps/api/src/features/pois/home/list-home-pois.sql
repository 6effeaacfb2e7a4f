-- Cards of the :pageSize nearest pois within :radiusM metres, for the first :carousels themes that have any; themes in their order, then
-- distance, then id.
SELECT '[' || coalesce(string_agg('{"carousel":' || page.theme || ',"card":' || card.card || '}', ',' ORDER BY page.rank), '') || ']' AS packed
FROM home_pois(:lon::float8, :lat::float8, :radiusM::float8, :options::int, :fromDay::date, :toDay::date, :pageSize::int, :carousels::int)
  WITH ORDINALITY AS page (theme, poi_id, distance, rank)
CROSS JOIN LATERAL poi_card_texts(page.poi_id, page.distance, :fromDay::date, :toDay::date, :today::date, :asOf::timestamptz) card
