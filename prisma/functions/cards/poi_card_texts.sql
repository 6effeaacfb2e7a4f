-- The result of poi_cards as JSON text. It has no distance when away is null.
-- Most searches show the next period of a poi, which poi_search.next_card holds. The others, of later
-- days or of a part of the day, read the periods.
-- Concatenates text, because building and serialising the JSON of twenty cards takes longer than
-- finding them.
CREATE OR REPLACE FUNCTION poi_card_texts(
  card_id uuid, away double precision, from_day date, to_day date, today date, as_of timestamptz,
  wanted_options int DEFAULT 0
)
RETURNS TABLE (card text) ROWS 1
LANGUAGE sql STABLE PARALLEL SAFE
AS $$
  SELECT CASE
    WHEN s.next_until >= from_day AND s.first_day <= to_day AND wanted_options & 15360 = 0 AND (s.expires_at <= as_of) IS NOT TRUE
      THEN s.next_card || coalesce(',"distance":' || round(away)::int, '')
        || ',"group":"' || group_of_card(first_day => s.first_day, ongoing => s.ongoing, start_date => s.first_day, from_day => from_day, today => today) || '"}'
    ELSE (
      SELECT left(c.card::text, -1)
        || coalesce(',"startDate":"' || c."startDate" || '","endDate":"' || c."endDate" || '"', ',"startDate":null,"endDate":null')
        || coalesce(',"poiTime":"' || c."poiTime" || '"', ',"poiTime":null')
        || coalesce(',"distance":' || c.distance, '')
        || ',"group":"' || c."group" || '"}'
      FROM poi_cards(
        card_id => card_id, away => away, from_day => from_day, to_day => to_day, today => today,
        as_of => as_of, wanted_options => wanted_options
      ) c
    )
  END
  FROM poi_search s
  WHERE s.poi_id = card_id
$$;
