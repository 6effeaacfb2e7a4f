-- The cards of the pois :ids, in this order, with their distance from a place if :lon is not null.
-- Pois that search does not list are omitted.
SELECT '[' || coalesce(string_agg(card.card, ',' ORDER BY asked.rank), '') || ']' AS packed
FROM unnest(:ids::uuid[]) WITH ORDINALITY AS asked (poi_id, rank)
JOIN poi_search s ON s.poi_id = asked.poi_id
CROSS JOIN LATERAL poi_card_texts(
  card_id => s.poi_id, away => haversine_metres(haversine(:lon::float8, :lat::float8, s.lon, s.lat)), from_day => :fromDay::date,
  to_day => :toDay::date, today => :today::date, as_of => :asOf::timestamptz
) card
