-- The card of a poi, and the fields that depend on the search: the first period that is not over
-- and overlaps the searched days, the distance, and the group. Of two periods with the same first
-- searched day, one of more than a week comes first, and one that is assumed to be over last. With a
-- wanted part of the day, only periods whose hours touch it count. A date that is cancelled or
-- postponed does not count; one that is full gives the card of a scheduled poi its state.
-- wanted_options: the searched bits of poi_search.options.
CREATE OR REPLACE FUNCTION poi_cards(
  card_id uuid, away double precision, from_day date, to_day date, today date, as_of timestamptz,
  wanted_options int DEFAULT 0
)
RETURNS TABLE (card jsonb, "startDate" text, "endDate" text, "poiTime" text, distance int, "group" text) ROWS 1
LANGUAGE sql STABLE PARALLEL SAFE
AS $$
  SELECT CASE
      WHEN o.starts_at = ANY (s.full_starts) AND s.card ->> 'liveState' = 'scheduled' THEN s.card || '{"liveState": "full"}'
      ELSE s.card
    END,
    o.start_date::text, o.last_day::text, o.start_time::text, round(away)::int,
    group_of_card(first_day => s.first_day, ongoing => s.ongoing, start_date => o.start_date, from_day => from_day, today => today)
  FROM poi_search s
  LEFT JOIN LATERAL (
    SELECT x.start_date, x.last_day, x.start_time, period_start(start_date => x.start_date, start_time => x.start_time) AS starts_at
    FROM period x
    WHERE x.version_id = s.version_id AND s.first_day > '-infinity'
      AND x.ends_at > as_of AND x.start_date <= to_day AND x.last_day >= from_day
      AND (period_start(start_date => x.start_date, start_time => x.start_time) = ANY (s.off_starts)) IS NOT TRUE
      AND (wanted_options & 15360 = 0
        OR part_mask(start_time => x.start_time, end_time => x.end_time) & wanted_options & 15360 <> 0)
    ORDER BY greatest(x.start_date, from_day), x.last_day - x.start_date >= 7 DESC,
      is_assumed_over(start_date => x.start_date, end_date => x.end_date, start_time => x.start_time, end_time => x.end_time, as_of => as_of),
      x.start_time NULLS FIRST, x.ends_at, x.start_date
    LIMIT 1
  ) o ON true
  WHERE s.poi_id = card_id
$$;
