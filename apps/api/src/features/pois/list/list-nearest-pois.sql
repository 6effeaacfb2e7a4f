-- Cards of the pois within :reachM metres of a place, nearest first; ties are ordered by id, so
-- that pages never overlap. Theme 0 is every theme; a null :excludePoiId excludes none.
-- items, extra: JSON of the cards within :radiusM and beyond it, separated by commas.
SELECT coalesce(string_agg(card.card, ',' ORDER BY page.rank) FILTER (WHERE page.distance <= :radiusM::float8), '') AS items,
  coalesce(string_agg(card.card, ',' ORDER BY page.rank) FILTER (WHERE page.distance > :radiusM::float8), '') AS extra,
  count(*) FILTER (WHERE page.distance <= :radiusM::float8)::int AS "itemCount"
FROM nearest_pois(
  theme => :theme::int, lon => :lon::float8, lat => :lat::float8, radius_m => :reachM::float8, wanted_options => :options::int,
  from_day => :fromDay::date, to_day => :toDay::date, excluded_poi_id => :excludePoiId::uuid,
  page_size => :pageSize::int, skipped => :offset::int
) WITH ORDINALITY AS page (poi_id, distance, rank)
CROSS JOIN LATERAL poi_card_texts(
  card_id => page.poi_id, away => page.distance, from_day => :fromDay::date, to_day => :toDay::date, today => :today::date, as_of => :asOf::timestamptz,
  wanted_options => :options::int
) card
