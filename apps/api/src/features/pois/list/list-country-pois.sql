-- Cards of the pois of the whole country, without a distance, for a list without a place. By next
-- day, one-off before ongoing, permanent last, then in an order that mixes the regions
-- (country_pois).
-- A null :group is every group. Theme 0 is every theme.
-- items: JSON of the cards, separated by commas.
SELECT coalesce(string_agg(card.card, ',' ORDER BY page.rank), '') AS items, '' AS extra, count(*)::int AS "itemCount"
FROM country_pois(
  theme => :theme::int, wanted_options => :options::int, from_day => :fromDay::date, to_day => :toDay::date,
  wanted_group => :group::text, today => :today::date, excluded_poi_id => :excludePoiId::uuid,
  page_size => :pageSize::int, skipped => :offset::int
) WITH ORDINALITY AS page (poi_id, rank)
CROSS JOIN LATERAL poi_card_texts(
  card_id => page.poi_id, away => NULL, from_day => :fromDay::date, to_day => :toDay::date, today => :today::date, as_of => :asOf::timestamptz,
  wanted_options => :options::int
) card
