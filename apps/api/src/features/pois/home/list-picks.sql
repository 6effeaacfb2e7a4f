-- The cards of at most :pageSize popular pois of the whole country with an occurrence from :fromDay
-- to :toDay, without a distance. picked_pois chooses them.
-- The soonest first, one-off before ongoing, then by time (null first) and by the order of
-- picked_pois.
SELECT coalesce(
  json_agg(
    card.card || jsonb_build_object('startDate', card."startDate", 'endDate', card."endDate", 'poiTime', card."poiTime", 'group', card."group")
    ORDER BY greatest(card."startDate"::date, :fromDay::date), card."group" <> 'agenda', card."poiTime" NULLS FIRST, pick.rank
  ),
  '[]'
)::text AS packed
FROM picked_pois(
  from_day => :fromDay::date, to_day => :toDay::date, as_of => :asOf::timestamptz,
  per_theme => :perTheme::int, per_town => :perTown::int, drawn => :drawn::int, page_size => :pageSize::int
) pick
CROSS JOIN LATERAL poi_cards(
  card_id => pick.poi_id, away => NULL, from_day => :fromDay::date, to_day => :toDay::date, today => :today::date, as_of => :asOf::timestamptz
) card
-- the projection still has an occurrence that has just ended
WHERE card."startDate" IS NOT NULL
